import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { Lookup } from '@/lib/classes/lookup/lookup';

/** Functions that provide a report's data. */
export interface ReportSource {
  load(): Promise<Lookup>;
  /** Returns whether `ask` uses the reader's theme. */
  hasTheme(): boolean;
  /**
   * Computes classes with the lookup's version of NativeWind and returns all of its results so far, keyed by
   * class name. Calls `say` with messages about the progress.
   */
  ask(
    lookup: Lookup,
    names: string[],
    say: (text: string) => void,
  ): Promise<ReadonlyMap<string, ClassSupport>>;
}
