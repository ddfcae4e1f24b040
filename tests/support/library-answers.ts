import { computeClasses } from '@/lib/classes/computation/class-computation';
import type { LibraryName, Named } from '@/lib/classes/computation/libraries';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { ResultCache } from '@/lib/export/cache/result-cache';

const code = {
  modules: [
    'lib/classes/computation/class-computation.ts',
    'lib/classes/computation/class-files.ts',
    'lib/classes/computation/library-jobs.ts',
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
