import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compileNative } from '@/lib/classes/computation/native-compiler';
import { reactNative, reanimated } from '@/lib/classes/computation/react-native-stub';
import { loadSamplesOf } from '../support/samples';
import { runTailwind } from '../support/tailwind-project';

const require = createRequire(import.meta.url);

/** Type and props of a native view that was rendered. */
export interface HostElement {
  type: string;
  props: Record<string, unknown>;
}

const VIEWS =
  'ActivityIndicator FlatList Image ImageBackground KeyboardAvoidingView Pressable RefreshControl SafeAreaView ScrollView SectionList StatusBar Switch Text TextInput TouchableHighlight TouchableOpacity TouchableWithoutFeedback View VirtualizedList';

/** Source code of stub components that record their props and render no views. */
const HOSTS = `
  const { createElement, Fragment } = require('react');
  const host = (type) => Object.assign(
    ({ children, ...props }) => {
      globalThis.__device.elements.push({ type, props });
      return createElement(Fragment, null, children);
    },
    { displayName: type },
  );
  const hosts = (names) => Object.fromEntries(names.split(' ').map((name) => [name, host(name)]));
`;

/** Source code of stubs for packages that only work on a device, keyed by package name. */
const DEVICE: Record<string, string> = {
  'react-native': `${HOSTS}
    const flatten = (style) =>
      Array.isArray(style) ? Object.assign({}, ...style.map(flatten)) : style || {};
    const { reactNative } = globalThis.__device;
    module.exports = {
      ...reactNative,
      ...hosts('${VIEWS}'),
      NativeModules: {},
      StyleSheet: { ...reactNative.StyleSheet, flatten, absoluteFill: { position: 'absolute' } },
      processColor: (color) => color,
    };`,
  'react-native-reanimated': 'module.exports = globalThis.__device.reanimated;',
  'react-native-safe-area-context': `${HOSTS} module.exports = hosts('SafeAreaView');`,
  'react-native-svg': `${HOSTS} module.exports = hosts('Circle Ellipse G Line Path Rect Svg');`,
  'expo-modules-core': `${HOSTS} module.exports = {
    Platform: { OS: 'ios' },
    createSnapshotFriendlyRef: () => ({ current: null }),
    requireNativeViewManager: host,
  };`,
  expo: 'module.exports = { SharedRef: class {}, requireNativeModule: () => ({ Image: class {} }) };',
  'expo-font': 'module.exports = { isLoaded: () => true };',
};

const device: Plugin = {
  name: 'device',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:react-native/.*|${Object.keys(DEVICE).join('|')})$`);
    onResolve({ filter }, ({ path }) => ({
      path: path.startsWith('react-native/') ? 'react-native' : path,
      namespace: 'device',
    }));
    onLoad({ filter: /.*/, namespace: 'device' }, ({ path }) => ({
      contents: DEVICE[path],
      resolveDir: process.cwd(),
    }));
  },
};

/** Returns an esbuild plugin that resolves imports such as `sample:<title>` to a page's code samples. */
async function samplesOf(page: string): Promise<Plugin> {
  const samples = await loadSamplesOf(page);
  return {
    name: 'samples',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sample:/ }, ({ path }) => ({
        path: path.replace('sample:', ''),
        namespace: 'sample',
      }));
      onResolve({ filter: /^\.\//, namespace: 'sample' }, ({ path, importer }) => ({
        path: `${join(importer, '..', path)}.tsx`,
        namespace: 'sample',
      }));
      onLoad({ filter: /.*/, namespace: 'sample' }, ({ path }) => {
        const sample = samples.find(({ meta }) => meta.title === path);
        if (!sample) throw new Error(`${page} has no sample ${path}`);
        return { contents: sample.code, loader: 'tsx', resolveDir: process.cwd() };
      });
    },
  };
}

/**
 * Renders `element` on a simulated iOS device with the installed packages, and returns the native views.
 * `element` is an expression that can use the variables of `code`, which can import the samples of `page`.
 * JSX is compiled as in Metro, including JSX inside packages.
 */
export async function renderRecipe(
  code: string,
  element: string,
  page = '/guides/third-party-components',
): Promise<HostElement[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${code}
        import { StyleSheet } from 'nativewind';
        import { renderToStaticMarkup } from 'react-dom/server';
        StyleSheet.registerCompiled(globalThis.__device.sheet);
        renderToStaticMarkup(${element});`,
      resolveDir: process.cwd(),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
    loader: { '.js': 'jsx', '.ttf': 'empty' },
    jsx: 'automatic',
    jsxImportSource: 'react-native-css-interop',
    external: ['react', 'react-dom'],
    mainFields: ['react-native', 'module', 'main'],
    conditions: ['react-native'],
    resolveExtensions: ['.ios.js', '.native.js', '.tsx', '.ts', '.js', '.json'],
    plugins: [device, await samplesOf(page)],
    define: { 'process.env.NODE_ENV': '"development"', __DEV__: 'true', global: 'globalThis' },
  });
  const bundle = outputFiles[0]?.text ?? '';
  const elements: HostElement[] = [];
  const sheet = compileNative(await cssOf(bundle, page));
  const parts = { elements, sheet, reactNative: reactNative('ios'), reanimated: reanimated() };
  const world = { console, __device: parts };
  new Function('globalThis', 'module', 'exports', 'require', bundle)(world, {}, {}, require);
  return elements;
}

/**
 * Resolves to the CSS for iOS of all classes in a bundle and in the page's samples, with the last Tailwind
 * configuration on the page. Rejects if Tailwind returns no CSS.
 */
async function cssOf(bundle: string, page: string): Promise<string> {
  const samples = await loadSamplesOf(page);
  const config = samples.findLast(({ meta }) => meta.title === 'tailwind.config.js');
  const classes = [...bundle.matchAll(/className: "([^"]*)"/gi)].map(([, words]) => words);
  const texts = [
    ...classes,
    ...samples.map(({ language, code }) => (language === 'tsx' ? code : '')),
  ];
  const { css, output } = await runTailwind(
    {
      'App.tsx': texts.join('\n'),
      'components/app.tsx': texts.join('\n'),
      'global.css': '@tailwind utilities;',
      ...(config && { 'tailwind.config.js': config.code }),
    },
    'ios',
  );
  if (!css) throw new Error(output);
  return css;
}
