/** Web worker that compiles samples as readers edit them. It never runs their code. */
import { answerQuestions } from '@/lib/browser/worker-client';
import { compileSample } from './compile-sample';

answerQuestions(compileSample);
