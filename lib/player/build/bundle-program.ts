/** Bundles the player's programs, which Next does not build. Each has one entry point in `lib/player`. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { filesIn } from './bundled-files';

const shared: BuildOptions = {
  absWorkingDir: process.cwd(),
  bundle: true,
  write: false,
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
  // Some of NativeWind's `.js` files contain JSX.
  loader: { '.js': 'jsx' },
  alias: {
    'react-native': 'react-native-web',
    'bundled/react-native': 'react-native-web',
    'bundled/nativewind': 'nativewind',
  },
  resolveExtensions: ['.web.js', '.tsx', '.ts', '.js', '.json'],
};

const forBrowser: BuildOptions = {
  platform: 'browser',
  format: 'iife',
  mainFields: ['browser', 'module', 'main'],
  target: ['es2022'],
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.NATIVEWIND_OS': '"web"',
    global: 'globalThis',
    __dirname: '"/"',
  },
};

/** Bundles an entry point as a browser script and returns its code. `extra` overrides esbuild options. */
export async function bundleForBrowser(entry: string, extra: BuildOptions = {}): Promise<string> {
  return bundle(entry, { ...forBrowser, ...extra });
}

/**
 * Resolves to the paths of the files in the script that `bundleForBrowser` returns, relative to the project
 * root.
 */
export async function filesForBrowser(entry: string, extra: BuildOptions = {}): Promise<string[]> {
  const options: BuildOptions = { ...shared, ...forBrowser, ...extra };
  const entryPoints = [join('lib/player', entry)];
  const { metafile } = await build({ ...options, entryPoints, metafile: true });
  return filesIn(metafile);
}

/**
 * Bundles an entry point as a CommonJS module for Node and returns its code. Packages in `external` are not
 * bundled.
 */
export async function bundleForNode(entry: string, external: string[]): Promise<string> {
  return bundle(entry, {
    platform: 'node',
    format: 'cjs',
    target: ['node20'],
    minify: false,
    external,
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/**
 * Returns a content hash of 10 hex digits for use in a file name. Browsers may cache such a file permanently.
 */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const result = await build({
    ...shared,
    ...options,
    entryPoints: [join('lib/player', entry)],
  });
  return result.outputFiles?.[0]?.text ?? '';
}

/** Matches modules that Tailwind imports but does not use when it compiles in a browser, such as `fs`. */
const UNUSED =
  /^(?:node:)?(?:fs|path|url|crypto|os|module|worker_threads|jiti|fast-glob|chokidar|micromatch|picocolors|glob-parent|is-glob|normalize-path|postcss-load-config|object-hash|browserslist|source-map-js|nanoid\/non-secure|process|debug)$/;

const CODE = `
const text = (value) => String(value ?? '');
const paint = new Proxy(text, { get: () => text });
module.exports = {
  default: paint,
  readFileSync: () => '',
  existsSync: () => false,
  resolve: (...parts) => parts.join('/'),
  join: (...parts) => parts.join('/'),
  dirname: text,
  relative: text,
  isAbsolute: () => false,
  sep: '/',
  pathToFileURL: text,
  fileURLToPath: text,
  bold: text, yellow: text, cyan: text, dim: text, gray: text, red: text, green: text,
  createColors: () => module.exports,
  isColorSupported: false,
  nanoid: () => 'id',
  debug: () => text,
  versions: { node: '20' },
};
`;

/** esbuild plugin that replaces modules that Tailwind does not use in a browser, such as `fs`, with stubs. */
export const stubs: Plugin = {
  name: 'stubs',
  setup(build) {
    build.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'stub' }));
    build.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: CODE, loader: 'js' }));
  },
};

/**
 * esbuild options for programs that contain Tailwind. They define `process`, which Tailwind reads.
 * `JEST_WORKER_ID` suppresses its warning about code without classes.
 */
export const withTailwind: BuildOptions = {
  plugins: [stubs],
  banner: {
    js: 'var process={env:{JEST_WORKER_ID:"1"},cwd:()=>"/",argv:[],platform:"browser",versions:{}};',
  },
};
