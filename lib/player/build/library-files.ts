import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { devPackageVersion } from '@/lib/classes/computation/dev-package-version';
import {
  LIBRARIES,
  type Library,
  type LibraryName,
  type LibraryProgram,
  libraryNames,
  libraryOf,
  type RenamedTailwind,
} from '@/lib/classes/computation/libraries';
import { acceptedValues } from './accepted-values';
import { bundleForBrowser, filesForBrowser, stubs } from './bundle-program';
import { parserFiles } from './parser-files';
import { type PlayerFile, withHashedName } from './player-assets';

const STUBS = JSON.stringify(join(process.cwd(), 'lib/classes/computation/react-native-stub.ts'));
const DEVICE: Record<string, () => string> = {
  'react-native': () =>
    `module.exports = require(${STUBS}).reactNative(process.env.NATIVEWIND_OS);`,
  // NativeWind reads only the version.
  'react-native/package.json': () =>
    `module.exports = ${JSON.stringify({ version: devPackageVersion('react-native') })};`,
  'react-native-reanimated': () => `module.exports = require(${STUBS}).reanimated();`,
  'react-native-safe-area-context': () => 'module.exports = { SafeAreaView: () => null };',
};

/**
 * esbuild plugin that prepares NativeWind for the browser. It replaces React Native and two related packages
 * with stubs. It also replaces `./library-packages`, which loads packages in Node, with the module at
 * `registry`, which contains the bundled packages.
 */
function device(registry: string): Plugin {
  return {
    name: 'device',
    setup(build) {
      build.onResolve({ filter: /^\.\/library-packages$/ }, () => ({
        path: join(process.cwd(), 'lib/player', registry),
      }));
      build.onResolve(
        { filter: /^react-native(?:\/package\.json|-reanimated|-safe-area-context)?$/ },
        ({ path }) => ({
          path,
          namespace: 'device',
        }),
      );
      build.onLoad({ filter: /.*/, namespace: 'device' }, ({ path }) => ({
        contents: DEVICE[path]?.() ?? '',
        loader: 'js',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/**
 * esbuild plugin that resolves the imports of `tailwindcss` in NativeWind 2 to its own Tailwind version,
 * which is installed under another name.
 */
function renamedTailwind({ of, name, entry }: RenamedTailwind): Plugin {
  return {
    name: 'renamed-tailwind',
    setup(build) {
      build.onResolve({ filter: /^tailwindcss(?:\/|$)/ }, ({ path, importer, kind }) => {
        if (!importer.includes(`/${of}/`)) return undefined;
        if (path === 'tailwindcss') return { path: join(process.cwd(), 'lib/player', entry) };
        const renamed = path.replace('tailwindcss', `./node_modules/${name}`);
        return build.resolve(renamed, { kind, resolveDir: process.cwd() });
      });
    },
  };
}

function optionsOf({ packages, tailwind }: LibraryProgram): BuildOptions {
  return {
    plugins: [device(packages), ...(tailwind ? [renamedTailwind(tailwind)] : []), stubs],
    alias: { lightningcss: './node_modules/lightningcss-wasm/index.mjs' },
    resolveExtensions: ['.tsx', '.ts', '.js', '.json'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis', __dirname: '"/"' },
  };
}

/**
 * Files that run one version of NativeWind in the browser: a worker script, and the CSS parsers that it may
 * load.
 */
export interface LibraryFiles {
  script: PlayerFile;
  /**
   * CSS parsers for the NativeWind 4 compiler. The trimmed parser lacks code that hardly any class needs.
   * Undefined for NativeWind 2.
   */
  parsers?: { trimmed: PlayerFile<Buffer>; whole: PlayerFile<Buffer> };
}

/**
 * Bundles a version of NativeWind for the browser, once per process. Throws when the checked-in trimmed parser is
 * missing or outdated.
 */
export const libraryFiles = perLibrary(async (name): Promise<LibraryFiles> => {
  const { file, program }: Library = LIBRARIES[name];
  const worker = await bundleForBrowser(program.worker, optionsOf(program));
  const loader = program.forPlatform ? await libraryLoader(name) : toProcess('""');
  const script = withHashedName(`library-${name}`, 'js', [loader, accepted(), worker].join('\n'));
  if (!program.hasParser) return { script };
  const { trimmed, whole } = parserFiles({ loader, classes: file });
  return {
    script,
    parsers: {
      trimmed: withHashedName('parser', 'wasm', trimmed),
      whole: withHashedName('parser', 'wasm', whole),
    },
  };
});

/** Resolves to the source files in the bundles of a library, relative to the project root. Once per process. */
const librarySources = perLibrary(async (name) => {
  const { program }: Library = LIBRARIES[name];
  const entries = [program.worker, ...(program.forPlatform ? [program.forPlatform] : [])];
  const lists = entries.map((entry) => filesForBrowser(entry, optionsOf(program)));
  return (await Promise.all(lists)).flat();
});

/** Returns a function that computes the result of a library once. A failed call is repeated. */
function perLibrary<Result>(compute: (name: LibraryName) => Promise<Result>) {
  const results = new Map<LibraryName, Promise<Result>>();
  return (name: LibraryName): Promise<Result> => {
    const result = results.get(name) ?? compute(name);
    results.set(name, result);
    result.catch(() => results.delete(name));
    return result;
  };
}

/** Library that a class data file is computed from, with its source files relative to the project root. */
export interface LibraryOfData {
  name: LibraryName;
  files: LibraryFiles;
  sources: string[];
  takesTheme: boolean;
}

/** Bundles the library that a class data file is computed from. Resolves to undefined for any other file. */
export async function libraryOfData(file: string | undefined): Promise<LibraryOfData | undefined> {
  const name = libraryOf(file);
  if (!name) return undefined;
  const { program }: Library = LIBRARIES[name];
  const sources = await librarySources(name);
  return { name, files: await libraryFiles(name), sources, takesTheme: program.takesTheme };
}

/** Entry points of the workers that run the libraries, relative to the project root. */
export const libraryWorkers: readonly string[] = Object.values(LIBRARIES).map(({ program }) =>
  join('lib/player', program.worker),
);

/** Resolves to the source files in the bundles of all libraries, relative to the project root. */
export async function sourcesOfLibraries(): Promise<string[]> {
  return (await Promise.all(libraryNames.map(librarySources))).flat();
}

/**
 * Returns a script that defines `loadLibrary(os)`, which loads a separate copy of NativeWind for one
 * platform. NativeWind 4 reads its platform when it loads, so the worker needs one copy per platform. Throws
 * for NativeWind 2, which does not need copies.
 */
export async function libraryLoader(name: LibraryName): Promise<string> {
  const { program }: Library = LIBRARIES[name];
  if (!program.forPlatform) throw new Error(`The library ${name} has no copies for platforms.`);
  const library = await bundleForBrowser(program.forPlatform, {
    ...optionsOf(program),
    globalName: 'library',
  });
  return ['function loadLibrary(os){', toProcess('os'), `${library}return library}`].join('\n');
}

function toProcess(os: string): string {
  return `var process={env:{JEST_WORKER_ID:"1",NATIVEWIND_OS:${os}},cwd:()=>"/",argv:[],platform:"browser",versions:{node:"20"}};`;
}

function accepted(): string {
  return `var ACCEPTED=${JSON.stringify(acceptedValues())};`;
}
