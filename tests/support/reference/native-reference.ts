import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import type { BuiltStyles, LibraryVersion } from './app-styles';
import type { NativeOs } from './device';

const HERE = join(process.cwd(), 'tests/support/reference');

/** Bundles an app for a platform as Metro would, and opens it in a browser page. */
export async function openApp(
  page: Page,
  version: LibraryVersion,
  { os, styles }: { os: NativeOs; styles: BuiltStyles },
): Promise<void> {
  const [app = '', ...sheets] = styles[os];
  const { outputFiles } = await build({
    stdin: {
      contents: [
        ...sheets.map((_, index) => `import 'sheet:${index}';`),
        `import ${JSON.stringify(join(HERE, 'device-program.ts'))};`,
      ].join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    platform: 'browser',
    loader: { '.js': 'jsx' },
    jsx: 'automatic',
    jsxImportSource: version === 'v4' ? 'nativewind' : 'react',
    mainFields: ['react-native', 'module', 'main'],
    resolveExtensions: [`.${os}.js`, '.native.js', '.js', '.ts', '.tsx', '.json'],
    plugins: [appFiles(app, sheets), device(version)],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      global: 'globalThis',
      __DEV__: 'false',
    },
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: `globalThis.nativeOs = '${os}';${outputFiles[0]?.text}` });
}

/** Returns an esbuild plugin that loads the app's components and its compiled styles. */
function appFiles(app: string, sheets: string[]): Plugin {
  return {
    name: 'app-files',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:bundled\/app$|sheet:)/ }, ({ path }) => ({
        path,
        namespace: 'app',
      }));
      onLoad({ filter: /.*/, namespace: 'app' }, ({ path }) => ({
        contents: path === 'bundled/app' ? app : sheets[Number(path.replace('sheet:', ''))],
        loader: 'jsx',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/**
 * Returns an esbuild plugin that replaces device-only packages with the simulated device, and `nativewind`
 * with the NativeWind version under test.
 */
function device(version: LibraryVersion): Plugin {
  const library = version === 'v4' ? 'nativewind' : 'nativewind-v2';
  return {
    name: 'device',
    setup({ onResolve, resolve }) {
      const filter = /^react-native(?:-reanimated|-safe-area-context)?$/;
      onResolve({ filter }, () => ({ path: join(HERE, 'device.ts') }));
      onResolve({ filter: /^bundled\/jsx-runtime$/ }, ({ kind }) =>
        resolve(version === 'v4' ? 'nativewind/jsx-runtime' : 'react/jsx-runtime', {
          kind,
          resolveDir: process.cwd(),
        }),
      );
      onResolve({ filter: /^nativewind$/ }, ({ kind }) =>
        version === 'v4' ? undefined : resolve(library, { kind, resolveDir: process.cwd() }),
      );
    },
  };
}
