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
 * Computes the support of classes with the installed library. This starts a process for each platform,
 * so results are cached until a package, the computing code or the input changes.
 */
export function libraryClasses(library: LibraryName, named: Named[]): Promise<ClassSupport[]> {
  return keep(['classes', library, named], () => computeClasses(library, named));
}

/** Returns the cached result for a question. Calls `ask` and caches its result if there is none. */
export function keep<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
  return new ResultCache<T>('library-answers', code).result([JSON.stringify(question)], ask);
}
