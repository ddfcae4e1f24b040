/** Web worker that compiles samples as readers edit them. It never runs their code. */
import { answerQuestions } from '@/lib/browser/ask-worker';
import { compileSample } from './compile-sample';

answerQuestions(compileSample);
