import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/** Bundles a web app with NativeWind and React Native Web, as Next.js does. */
function bundleForWeb(code: string) {
  return build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'tsx' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
    loader: { '.js': 'jsx' },
    jsx: 'automatic',
    jsxImportSource: 'nativewind',
    alias: { 'react-native': 'react-native-web' },
    resolveExtensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.jsx', '.js', '.json'],
    mainFields: ['module', 'main'],
    external: ['react', 'react-dom', 'react-native-safe-area-context', '*.pill'],
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
  });
}

/** Renders a text with the class `old` and then with the class `new`, and returns the classes of both. */
async function classesOf(style: string): Promise<string[]> {
  const { outputFiles } = await bundleForWeb(`
    import { StyleSheet, Text } from 'react-native';
    import { renderToStaticMarkup } from 'react-dom/server';
    const style = ${style};
    module.exports = ['old', 'new'].map((name) =>
      renderToStaticMarkup(<Text className={name} style={style} />));`);
  const module: { exports: string[] } = { exports: [] };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, {}, require);
  return module.exports.map((html) => {
    const names = /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    return names.filter((name) => name === 'old' || name === 'new').join(' ');
  });
}

const styles: [style: string, found: string[]][] = [
  ["[{ textAlign: 'center' }]", ['old', 'old new']],
  ["{ textAlign: 'center' }", ['old', 'new']],
  ["StyleSheet.flatten([{ textAlign: 'center' }])", ['old', 'new']],
];

for (const [style, found] of styles) {
  test(`a text that keeps the style ${style} gets the classes ${found.join(', then ')}`, async () => {
    expect(await classesOf(style)).toEqual(found);
  });
}

test('a web bundle has no code of Reanimated', async () => {
  const { metafile } = await bundleForWeb(`
    import { Text } from 'react-native';
    import * as nativewind from 'nativewind';
    console.log(<Text className="p-4" />, nativewind);`);
  const files = Object.keys(metafile.inputs);
  expect(files.filter((it) => it.includes('react-native-css-interop')).length).toBeGreaterThan(10);
  expect(files.filter((it) => /reanimated|worklets/.test(it))).toEqual([]);
});
