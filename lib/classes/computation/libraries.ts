import type { Fact } from '@/lib/classes/data/class-data';
import type { Progress } from './compute-platform';
import type { Observed } from './observe-class';
import type { Observation } from './to-class-support';
import type { ObservedV2 } from './variables-v2';

/** Class name and the name of the Tailwind plugin that generates the class, such as `['gap-4', 'gap']`. */
export type Named = [name: string, plugin: string];

/** Progress callback. Receives the completed fraction of the work, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Files of an app that change what its classes do. */
export interface AppSetup {
  /** Absolute path of the Tailwind configuration. Defaults to the configuration of NativeWind's preset. */
  config?: string | undefined;
  /** Text of the app's CSS files. */
  css: string;
}

/**
 * Job that computes class data. Jobs run in child processes, because NativeWind 4 supports only one platform
 * per process. A process gets the same files of an app with each job.
 */
export type LibraryJob = (
  classes: string[],
  progress: Progress,
  app?: AppSetup,
) => Promise<unknown>;

/**
 * Runs the job with this name on the classes that are being computed. Resolves to one result per class, in
 * the order of the classes.
 */
export type RunJob = <Result>(job: string, progress: Progress) => Promise<Result[]>;

/** Tailwind version that is installed under an alias, because another version has the name `tailwindcss`. */
export interface RenamedTailwind {
  /** Package that imports `tailwindcss` and needs this version. */
  of: string;
  /** Alias that this version is installed under. */
  name: string;
  /** Module that replaces Tailwind's entry point in the bundle, as a path relative to lib/player. */
  entry: string;
}

/** Settings for bundling a library for the browser. Module paths are relative to lib/player. */
export interface LibraryProgram {
  worker: string;
  /** Module that imports the library's packages. */
  packages: string;
  /**
   * Module that is loaded once per platform. Only set for a library that reads its platform when it loads.
   */
  forPlatform?: string;
  tailwind?: RenamedTailwind;
  /** Whether the library's compiler uses the lightningcss parser. */
  hasParser: boolean;
  /** Whether the worker supports the `theme` of a request. */
  takesTheme: boolean;
}

/** Version of NativeWind that class data is computed from, with its Tailwind CSS. */
export interface Library {
  /**
   * Path of the checked-in class data file, relative to the project folder. Docs versions refer to it in the
   * site configuration.
   */
  file: string;
  /**
   * Maps each package that the data is computed from to the name that it is installed under. `react-native`
   * only provides types.
   */
  packages: Record<string, string>;
  facts: readonly Fact[];
  /**
   * Jobs, keyed by name. Every library has the jobs `catalog`, which lists its classes, and `variants`, which
   * lists its variants.
   */
  jobs: Record<'catalog' | 'variants', LibraryJob> & Record<string, LibraryJob>;
  /**
   * Runs the jobs that compute the effects of the classes in `named` on each platform, and combines their
   * results. Calls `share` with the completed fraction.
   */
  observe(named: Named[], share: OnProgress, run: RunJob): Promise<Observation[]>;
  program: LibraryProgram;
  /**
   * Prefix of native styles, such as `transform`. The library's runtime fails for some classes with such a
   * style and a variant. The class lookup computes these classes with the library worker instead of the class
   * data.
   */
  failsBehindVariants?: string;
}

/** Libraries that class data is computed from, keyed by name. */
export const LIBRARIES = {
  v4: {
    file: 'lib/classes/data/v4.json',
    packages: {
      nativewind: 'nativewind',
      'react-native-css-interop': 'react-native-css-interop',
      tailwindcss: 'tailwindcss',
      'react-native': 'react-native',
    },
    facts: [
      [
        '^(me|pe|end|scroll-me|scroll-pe)-safe',
        'Uses the left inset, as written in the source of NativeWind 4.2.7.',
      ],
      [
        '^font-(sans|mono)$',
        'Android has no font with the name that the preset sets, and falls back to its default font.',
      ],
      ['^animate-(?!none)', 'Runs on Reanimated.'],
    ],
    jobs: {
      catalog: async () => {
        await onPlatform('ios');
        return [...(await import('./class-catalog')).catalog()];
      },
      variants: async () => (await import('./compute-platform')).computeVariants('ios'),
      web: computeOn('web'),
      ios: computeOn('ios'),
      android: computeOn('android'),
    },
    observe: observeByPlatform,
    program: {
      worker: 'library/library-worker.ts',
      packages: 'library/bundled-library.ts',
      forPlatform: 'library/platform-library.ts',
      hasParser: true,
      takesTheme: true,
    },
  },
  v2: {
    file: 'lib/classes/data/v2.json',
    packages: {
      nativewind: 'nativewind-v2',
      tailwindcss: 'tailwindcss-v2',
      'react-native': 'react-native',
    },
    facts: [
      [
        '^(fill|stroke)-',
        'Use classProps of styled(). In className it stays in the style, which react-native-svg reads too.',
      ],
    ],
    jobs: {
      catalog: async () => [...(await import('./classes-v2')).catalogV2()],
      variants: async () => (await import('./classes-v2')).observeVariantsV2(),
      all: async (classes, progress) => (await import('./classes-v2')).computeV2(classes, progress),
    },
    observe: observeTogether,
    program: {
      worker: 'library/library-worker-v2.ts',
      packages: 'library/bundled-library-v2.ts',
      tailwind: {
        of: 'nativewind-v2',
        name: 'tailwindcss-v2',
        entry: 'library/tailwind-v2.ts',
      },
      hasParser: false,
      takesTheme: false,
    },
    failsBehindVariants: 'transform',
  },
} satisfies Record<string, Library>;

/** Key of a library in `LIBRARIES`, such as `v4`. */
export type LibraryName = keyof typeof LIBRARIES;

/** Keys of all libraries in `LIBRARIES`. */
export const libraryNames: readonly LibraryName[] = Object.keys(LIBRARIES).filter(isLibrary);

function isLibrary(name: string): name is LibraryName {
  return name in LIBRARIES;
}

/**
 * Returns the key of the library that a class data file is computed from. `undefined` for any other file,
 * such as the frozen file of an archived docs version.
 */
export function libraryOf(file: string | undefined): LibraryName | undefined {
  return libraryNames.find((name) => LIBRARIES[name].file === file);
}

async function onPlatform(os: string) {
  return (await import('./compute-platform')).loadPlatform(os);
}

/** Theme without changes and plugins, because an app's configuration replaces NativeWind's preset in the process. */
const APP = { web: {}, native: {}, plugins: { web: [], native: [] } };

/** Returns the job that computes classes for a platform. */
function computeOn(os: string): LibraryJob {
  return async (classes, progress, app) => {
    const compute = await onPlatform(os);
    return compute(classes, progress, app && { ...APP, css: app.css });
  };
}

/**
 * Computes classes with one job per platform, because NativeWind 4 compiles a separate style sheet for each
 * platform.
 */
async function observeByPlatform(
  named: Named[],
  share: OnProgress,
  run: RunJob,
): Promise<Observation[]> {
  const counts = { web: 0, ios: 0, android: 0 };
  const runOn = <Result>(os: keyof typeof counts) =>
    run<Result>(os, (count) => {
      counts[os] = count;
      share((counts.web + counts.ios + counts.android) / (3 * named.length));
    });
  const [[web, android], ios] = await Promise.all([
    runOn<string>('web').then(async (css) => [css, await runOn<Observed>('android')] as const),
    runOn<Observed>('ios'),
  ]);
  return named.flatMap(([name, plugin], index) => {
    const [first, second] = [ios[index], android[index]];
    return first && second
      ? [{ name, plugin, css: web[index] ?? '', ios: first, android: second }]
      : [];
  });
}

/** Computes classes with a single job, because NativeWind 2 compiles one style sheet for all platforms. */
async function observeTogether(
  named: Named[],
  share: OnProgress,
  run: RunJob,
): Promise<Observation[]> {
  const found = await run<ObservedV2>('all', (count) => share(count / named.length));
  return named.flatMap(([name, plugin], index) => {
    const observed = found[index];
    return observed ? [{ name, plugin, ...observed }] : [];
  });
}
