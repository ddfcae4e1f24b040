import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

/** Module of a Metro bundle: what it exports when it runs, and the names of the modules that import it. */
interface BundleModule {
  name: string;
  run?: (exports: object) => void;
  importers: string[];
}

/**
 * Runs the modules in a development build's module system, then replaces the first one as Metro does when
 * its file changes. Returns the names of the modules that run again, and the reason for a full reload.
 */
function replaceFirst(modules: BundleModule[]) {
  const runs: string[] = [];
  const reloads: string[] = [];
  const isLikelyComponentType = (value: unknown) => typeof value === 'function';
  const refresh = {
    isLikelyComponentType,
    getFamilyByType: () => undefined,
    register() {},
    performReactRefresh() {},
    performFullRefresh: (reason: string) => reloads.push(reason),
  };
  const global: Record<string, unknown> = { __ReactRefresh: refresh };
  const code = read('metro-runtime/src/polyfills/require.js');
  const names = ['global', '__DEV__', '__METRO_GLOBAL_PREFIX__', 'setTimeout'];
  new Function(...names, code)(global, true, '', () => {});
  const { __d: define, __r: load } = global as Record<string, (...args: unknown[]) => void>;
  const idOf = (name: string) => modules.findIndex((it) => it.name === name);
  const factories = modules.map(({ name, run }) => (...[, , , , , exports]: object[]) => {
    runs.push(name);
    run?.(exports ?? {});
  });
  for (const [id, factory] of factories.entries()) define?.(factory, id, [], modules[id]?.name);
  for (const id of factories.keys()) load?.(id);
  runs.length = 0;
  const inverse = Object.fromEntries(modules.map((it, id) => [id, it.importers.map(idOf)]));
  define?.(factories[0], 0, [], modules[0]?.name, inverse);
  return { runs, reloads };
}

const withLayout = (run: (exports: object) => void): BundleModule[] => [
  { name: 'global.css', importers: ['_layout.tsx'] },
  { name: '_layout.tsx', run, importers: ['index.js'] },
  { name: 'index.js', importers: [] },
];

const component = () => null;

test('new styles re-run a file that exports components only', () => {
  const modules = withLayout((exports) => Object.assign(exports, { default: component }));
  expect(replaceFirst(modules)).toEqual({ runs: ['global.css', '_layout.tsx'], reloads: [] });
});

const exported: [what: string, run: (exports: object) => void][] = [
  ['nothing', () => {}],
  ['a value next to its component', (it) => Object.assign(it, { default: component, title: '' })],
];

for (const [what, run] of exported) {
  test(`new styles reload the app if the file that imports the CSS exports ${what}`, () => {
    const { runs, reloads } = replaceFirst(withLayout(run));
    expect(runs).toEqual([]);
    expect(reloads).toEqual(['Fast Refresh - No root boundary <global.css> <index.js>']);
  });
}

test('the styles module does not accept its own updates', () => {
  const source = read('react-native-css-interop/dist/metro/transformer.js');
  expect(source).toContain('injectData({})');
  expect(source).not.toContain('hot');
});

test('NativeWind reports changed styles in the form that the installed Metro reads', () => {
  const graph = read('metro/src/node-haste/DependencyGraph.js');
  expect(graph).toContain('_onHasteChange({ changes, rootDir })');
  expect(graph).toContain('...changes.modifiedFiles');
  const source = read('react-native-css-interop/dist/metro/index.js');
  expect(source).toContain('modifiedFiles: new Set([');
});
