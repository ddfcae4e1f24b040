import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { ReportSources } from '@/lib/classes/report/class-report';

/**
 * Returns a function for reports that computes classes and remembers the results. Simultaneous calls are
 * combined into one call of `compute`, because NativeWind computes many classes together much faster than one
 * after the other.
 */
export function toCombinedAsk(
  compute: (names: string[]) => Promise<Iterable<ClassSupport>>,
): ReportSources['ask'] {
  const known = new Map<string, ClassSupport>();
  let next: { names: Set<string>; done: Promise<void> } | undefined;
  const run = async (names: Set<string>) => {
    // All files that are checked together have asked when this continues.
    await new Promise((resolve) => setTimeout(resolve));
    next = undefined;
    for (const item of names.size > 0 ? await compute([...names]) : []) known.set(item.name, item);
  };
  return async (names) => {
    if (!next) {
      const waiting = new Set<string>();
      next = { names: waiting, done: run(waiting) };
    }
    for (const name of names) if (!known.has(name)) next.names.add(name);
    await next.done;
    return known;
  };
}
