import { ResultCache } from '@/lib/cache/result-cache';
import { computeClasses } from '@/lib/class-computation/class-computation';
import type { LibraryName, Named } from '@/lib/class-computation/libraries';
import type { ClassSupport } from '@/lib/classes/class-data';

const code = {
  modules: [
    'lib/class-computation/class-computation.ts',
    'lib/class-computation/class-files.ts',
    'lib/class-computation/library-jobs.ts',
  ],
};

/**
 * What the installed library makes of classes. Asking it starts a process for each platform, so an
 * answer is kept until a package, the code that asks or the question changes.
 */
export function libraryClasses(library: LibraryName, named: Named[]): Promise<ClassSupport[]> {
  return keep(['classes', library, named], () => computeClasses(library, named));
}

/** The kept answer to a question, or else that of `ask`. */
export function keep<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
  return new ResultCache<T>('library-answers', code).result([JSON.stringify(question)], ask);
}
