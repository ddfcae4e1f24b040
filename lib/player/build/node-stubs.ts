import type { Plugin } from 'esbuild';

/** Modules of Node and tools of the command line that Tailwind imports and a browser's compile never calls. */
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

/** Puts an empty module in place of each of them. */
export const stubs: Plugin = {
  name: 'stubs',
  setup(build) {
    build.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'stub' }));
    build.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: CODE, loader: 'js' }));
  },
};
