import { computeClasses } from '@/lib/classes/computation/class-computation';
import type { LibraryName, Named } from '@/lib/classes/computation/libraries';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { ReportSources } from '@/lib/classes/report/class-report';
import { ResultCache } from '@/lib/export/cache/result-cache';

const code = {
  modules: [
    'lib/classes/computation/class-computation.ts',
    'lib/classes/computation/class-files.ts',
    'lib/classes/computation/library-jobs.ts',
  ],
};

/**
 * Returns the support data of classes, computed by running the installed NativeWind. This starts a process
 * for each platform, so results are cached until a package, the computing code, or the input changes.
 */
export function libraryClasses(library: LibraryName, named: Named[]): Promise<ClassSupport[]> {
  return keep(['classes', library, named], () => computeClasses(library, named));
}

/**
 * Returns a function that computes classes with the installed NativeWind, keyed by name. Calls within half a
 * second of the first one are combined.
 */
export function askTogether(library: LibraryName): ReportSources['ask'] {
  let waiting: { names: string[]; answer: Promise<ClassSupport[]> } | undefined;
  return async (names) => {
    waiting ??= { names: [], answer: later() };
    waiting.names.push(...names);
    return new Map((await waiting.answer).map((item) => [item.name, item]));
  };
  async function later() {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const asked = [...new Set(waiting?.names)].sort();
    waiting = undefined;
    return libraryClasses(
      library,
      asked.map((name) => [name, 'report']),
    );
  }
}

/** Returns the cached result for `question`. If there is none, calls `ask` and caches its result. */
export function keep<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
  return new ResultCache<T>('library-answers', code).result([JSON.stringify(question)], ask);
}
