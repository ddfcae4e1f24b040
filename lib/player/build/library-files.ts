import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { acceptedQuestions } from './accepted-values';
import { bundleForBrowser, stubs } from './bundle-program';
import { named, type PlayerFile } from './player-assets';

const STUBS = JSON.stringify(join(process.cwd(), 'lib/class-computation/react-native-stub.ts'));
const DEVICE: Record<string, string> = {
  'react-native': `module.exports = require(${STUBS}).reactNative(process.env.NATIVEWIND_OS);`,
  'react-native-reanimated': `module.exports = require(${STUBS}).reanimated();`,
  'react-native-safe-area-context': 'module.exports = { SafeAreaView: () => null };',
};

/** Puts the device of `lib/class-computation` in place of React Native, and a registry in place of Node's loader. */
const device: Plugin = {
  name: 'device',
  setup(build) {
    build.onResolve({ filter: /^\.\/library-packages$/ }, () => ({
      path: join(process.cwd(), 'lib/player/library/bundled-library.ts'),
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

const options = {
  plugins: [device, stubs],
  alias: { lightningcss: './node_modules/lightningcss-wasm/index.mjs' },
  resolveExtensions: ['.tsx', '.ts', '.js', '.json'],
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis', __dirname: '"/"' },
};

/** The worker that asks the library, the parser it fetches, and what both weigh after gzip in bytes. */
export async function libraryFiles(): Promise<{
  script: PlayerFile;
  parser: PlayerFile<Buffer>;
  bytes: number;
}> {
  const wasm = readFileSync(
    join(process.cwd(), 'node_modules/lightningcss-wasm/lightningcss_node.wasm'),
  );
  const script = named('library', 'js', await libraryScript());
  const parser = named('library', 'wasm', wasm);
  const bytes = [script, parser].map(({ content }) => gzipSync(content, { level: 9 }).length);
  return { script, parser, bytes: bytes.reduce((sum, size) => sum + size, 0) };
}

/** NativeWind reads its platform as it loads, so the worker loads a copy for each. */
async function libraryScript(): Promise<string> {
  const library = await bundleForBrowser('library/observe-native.ts', {
    ...options,
    globalName: 'library',
  });
  const worker = await bundleForBrowser('library/library-worker.ts', options);
  return [
    'function loadLibrary(os){',
    'var process={env:{JEST_WORKER_ID:"1",NATIVEWIND_OS:os},cwd:()=>"/",argv:[],platform:"browser",versions:{}};',
    `${library}return library}`,
    `var ACCEPTED=${JSON.stringify(acceptedQuestions())};`,
    worker,
  ].join('\n');
}
