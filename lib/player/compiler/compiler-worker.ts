/** Web worker that compiles samples as readers edit them. It never runs their code. */
import { answerQuestions } from '@/lib/browser/worker-client';
import type { CompilerQuestion } from '../sample-protocol';
import { compileSample } from './compile-sample';

answerQuestions(({ files, theme }: CompilerQuestion) => compileSample(files, theme));
