/**
 * Web worker that computes what classes do on each platform, by running NativeWind 2. It is used for classes
 * that are not in the class data, and loads only when a reader needs it.
 */

import { answerQuestions } from '@/lib/browser/worker-client';
import { computeV2 } from '@/lib/classes/computation/classes-v2';
import { toClassSupport } from '@/lib/classes/computation/to-class-support';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { accepts } from './accepted-in-worker';
import type { LibraryQuestion } from './library-question';

answerQuestions(async ({ classes }: LibraryQuestion): Promise<ClassSupport[]> => {
  const observed = await computeV2(classes, () => {});
  return observed.map((item, index) =>
    toClassSupport({ name: classes[index] ?? '', plugin: 'arbitrary', ...item }, accepts),
  );
});
