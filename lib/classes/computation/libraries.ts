import type { Fact } from '@/lib/classes/data/class-data';
import type { Progress } from './compute-platform';
import type { Observed } from './observe-class';
import type { Observation } from './to-class-support';
import type { ObservedV2 } from './variables-v2';

/** A class and the plugin it comes from. */
export type Named = [name: string, plugin: string];

/** Called with the share of the work that is done, from 0 to 1. */
export type Share = (share: number) => void;

/** What a process of its own does for a library, since NativeWind serves one platform per process. */
export type LibraryJob = (classes: string[], progress: Progress) => Promise<unknown>;

/** Runs a job over the classes that are computed: one result per class, in their order. */
export type RunJob = <Result>(job: string, progress: Progress) => Promise<Result[]>;

/** A Tailwind that is installed under another name than the library's code asks for. */
export interface RenamedTailwind {
  /** The package whose code asks for `tailwindcss`. */
  of: string;
  /** The name under which it is installed. */
  name: string;
  /** The module that stands in for its entry, named from lib/player. */
  entry: string;
}

/** How a library runs in the browser. Modules are named from lib/player. */
export interface LibraryProgram {
  worker: string;
  /** The module that has the library's packages in the bundle. */
  packages: string;
  /** The module that is loaded once for each platform, for a library that reads its platform as it loads. */
  forPlatform?: string;
  tailwind?: RenamedTailwind;
  /** Whether its compiler works with the parser of lightningcss. */
  hasParser: boolean;
}

/** A library that class data is computed from. */
export interface Library {
  /** Where its data is checked in; versions name this file in the configuration. */
  file: string;
  /** The packages that the data comes from, by the names they are installed under; react-native gives its types. */
  packages: Record<string, string>;
  facts: readonly Fact[];
  /** Every library has a catalog of its classes and an account of its variants. */
  jobs: Record<'catalog' | 'variants', LibraryJob> & Record<string, LibraryJob>;
  /** Has the jobs run that tell what the classes do on each platform. */
  observe(named: Named[], share: Share, run: RunJob): Promise<Observation[]>;
  program: LibraryProgram;
  /** Start of the native styles that the library itself is asked about behind variants, since its runtime fails at some. */
  failsBehindVariants?: string;
}

/** The libraries that class data is computed from: the one place that tells them apart. */
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
      web: async (...given) => (await onPlatform('web'))(...given),
      ios: async (...given) => (await onPlatform('ios'))(...given),
      android: async (...given) => (await onPlatform('android'))(...given),
    },
    observe: observeByPlatform,
    program: {
      worker: 'library/library-worker.ts',
      packages: 'library/bundled-library.ts',
      forPlatform: 'library/platform-library.ts',
      hasParser: true,
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
      all: async (...given) => (await import('./classes-v2')).computeV2(...given),
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
    },
    failsBehindVariants: 'transform',
  },
} satisfies Record<string, Library>;

/** The name of a library. */
export type LibraryName = keyof typeof LIBRARIES;

/** The names of the libraries. */
export const libraryNames: readonly LibraryName[] = Object.keys(LIBRARIES).filter(isLibrary);

function isLibrary(name: string): name is LibraryName {
  return name in LIBRARIES;
}

/** The library that a file of class data is computed from; nothing for one that a frozen version keeps. */
export function libraryOf(file: string | undefined): LibraryName | undefined {
  return libraryNames.find((name) => LIBRARIES[name].file === file);
}

async function onPlatform(os: string) {
  return (await import('./compute-platform')).loadPlatform(os);
}

/** Version 4 makes a sheet for each platform. */
async function observeByPlatform(
  named: Named[],
  share: Share,
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

/** Version 2 makes one sheet for all platforms. */
async function observeTogether(named: Named[], share: Share, run: RunJob): Promise<Observation[]> {
  const found = await run<ObservedV2>('all', (count) => share(count / named.length));
  return named.flatMap(([name, plugin], index) => {
    const observed = found[index];
    return observed ? [{ name, plugin, ...observed }] : [];
  });
}
