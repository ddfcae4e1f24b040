import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { acceptedQuestions } from './accepted-values';
import { bundleForBrowser, stubs } from './bundle-program';
import { parserFiles } from './parser-files';
import { named, type PlayerFile } from './player-assets';

const STUBS = JSON.stringify(join(process.cwd(), 'lib/classes/computation/react-native-stub.ts'));
const DEVICE: Record<string, string> = {
  'react-native': `module.exports = require(${STUBS}).reactNative(process.env.NATIVEWIND_OS);`,
  'react-native-reanimated': `module.exports = require(${STUBS}).reanimated();`,
  'react-native-safe-area-context': 'module.exports = { SafeAreaView: () => null };',
};

/** Puts the device of `lib/classes/computation` in place of React Native, and a registry in place of Node's loader. */
function device(registry: string): Plugin {
  return {
    name: 'device',
    setup(build) {
      build.onResolve({ filter: /^\.\/library-packages$/ }, () => ({
        path: join(process.cwd(), 'lib/player/library', registry),
      }));
      build.onResolve(
        { filter: /^react-native(?:-reanimated|-safe-area-context)?$/ },
        ({ path }) => ({
          path,
          namespace: 'device',
        }),
      );
      build.onLoad({ filter: /.*/, namespace: 'device' }, ({ path }) => ({
        contents: DEVICE[path] ?? '',
        loader: 'js',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** Lets NativeWind 2 find the Tailwind that is installed beside it under another name. */
const oldTailwind: Plugin = {
  name: 'old-tailwind',
  setup(build) {
    build.onResolve({ filter: /^tailwindcss(?:\/|$)/ }, ({ path, importer, kind }) => {
      if (!importer.includes('/nativewind-v2/')) return undefined;
      if (path === 'tailwindcss')
        return { path: join(process.cwd(), 'lib/player/library/tailwind-v2.ts') };
      const renamed = path.replace('tailwindcss', './node_modules/tailwindcss-v2');
      return build.resolve(renamed, { kind, resolveDir: process.cwd() });
    });
  },
};

const options = {
  plugins: [device('bundled-library.ts'), stubs],
  alias: { lightningcss: './node_modules/lightningcss-wasm/index.mjs' },
  resolveExtensions: ['.tsx', '.ts', '.js', '.json'],
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis', __dirname: '"/"' },
};

/** The worker that asks version 2 of the library. */
export async function libraryV2File(): Promise<PlayerFile> {
  const worker = await bundleForBrowser('library/library-worker-v2.ts', {
    ...options,
    plugins: [device('bundled-library-v2.ts'), oldTailwind, stubs],
  });
  return named('library-v2', 'js', [toProcess('""'), accepted(), worker].join('\n'));
}

/** The worker that asks the library, and the parser that it works with. */
export interface LibraryFiles {
  script: PlayerFile;
  parser: PlayerFile<Buffer>;
  whole: PlayerFile<Buffer>;
}

/** Bundles the library. */
export async function libraryFiles(): Promise<LibraryFiles> {
  const loader = await libraryLoader();
  const { usual, whole } = parserFiles();
  const worker = await bundleForBrowser('library/library-worker.ts', options);
  return {
    script: named('library', 'js', [loader, accepted(), worker].join('\n')),
    parser: named('parser', 'wasm', usual),
    whole: named('parser', 'wasm', whole),
  };
}

/** The script that loads the library: NativeWind reads its platform as it loads, so the worker loads a copy for each. */
export async function libraryLoader(): Promise<string> {
  const library = await bundleForBrowser('library/platform-library.ts', {
    ...options,
    globalName: 'library',
  });
  return ['function loadLibrary(os){', toProcess('os'), `${library}return library}`].join('\n');
}

function toProcess(os: string): string {
  return `var process={env:{JEST_WORKER_ID:"1",NATIVEWIND_OS:${os}},cwd:()=>"/",argv:[],platform:"browser",versions:{node:"20"}};`;
}

function accepted(): string {
  return `var ACCEPTED=${JSON.stringify(acceptedQuestions())};`;
}
