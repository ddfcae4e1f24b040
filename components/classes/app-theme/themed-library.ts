import type { LibraryClient, Report } from '@/components/player/library-client';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';

/** Runs NativeWind with the theme of an app. */
export interface ThemedLibrary {
  /** Computes classes, and resolves to all results so far, keyed by class name. Rejects like `LibraryClient.ask`. */
  ask(names: readonly string[], report: Report): Promise<ReadonlyMap<string, ClassSupport>>;
  /** Resolves to the names of all classes of the theme. */
  names(): Promise<readonly string[]>;
}

/** Creates the functions that run a version of NativeWind with the theme of an app. They keep their results. */
function toThemedLibrary(library: LibraryClient, theme: AppTheme): ThemedLibrary {
  const known = new Map<string, ClassSupport>();
  let names: Promise<string[]> | undefined;
  return {
    async ask(wanted, report) {
      const classes = wanted.filter((name) => !known.has(name));
      if (classes.length === 0) return known;
      for (const item of await library.compute({ classes, theme }, report))
        known.set(item.name, item);
      return known;
    },
    names() {
      names ??= library.worker.ask({ namesOf: theme }) as Promise<string[]>;
      return names;
    },
  };
}

/** Theme that was used last, and NativeWind with this theme. */
let last: { name: string; theme: AppTheme; library: ThemedLibrary } | undefined;

/**
 * Returns a version of NativeWind, such as `v4`, with a theme. Its results are kept until it is called with
 * another theme.
 */
export async function libraryWithTheme(name: string, theme: AppTheme): Promise<ThemedLibrary> {
  const { libraryNamed } = await import('@/components/player/library-client');
  if (last?.name !== name || last.theme !== theme)
    last = { name, theme, library: toThemedLibrary(libraryNamed(name), theme) };
  return last.library;
}
