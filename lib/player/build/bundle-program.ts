/** Bundles the parts of the player that Next does not build, each from one entry below `lib/player`. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

const shared: BuildOptions = {
  absWorkingDir: process.cwd(),
  bundle: true,
  write: false,
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
  // Some files of the library hold JSX.
  loader: { '.js': 'jsx' },
  alias: {
    'react-native': 'react-native-web',
    'bundled/react-native': 'react-native-web',
    'bundled/nativewind': 'nativewind',
  },
  resolveExtensions: ['.web.js', '.tsx', '.ts', '.js', '.json'],
};

/** The code of a script for browsers. */
export async function bundleForBrowser(entry: string, extra: BuildOptions = {}): Promise<string> {
  return bundle(entry, {
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
    ...extra,
  });
}

/** The code of a CommonJS module for Node, without the `external` packages. */
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

/** A short name for a content, for URLs that may be cached for ever. */
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
