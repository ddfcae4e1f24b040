import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { reactNative, reanimated } from '@/lib/classes/computation/react-native-stub';

const require = createRequire(import.meta.url);
const HOST = '__packages_of_the_device';

/** How to bundle code with NativeWind. */
export interface Setup {
  /** Whether to bundle NativeWind's files for native or for the web. */
  platform: 'native' | 'web';
  /** Package whose JSX runtime Babel uses for JSX. The default is `nativewind`. */
  jsxImportSource?: string;
  /**
   * Whether NativeWind's Metro resolver is active. It replaces NativeWind's marker file `interop-poison.pill`
   * with an empty file. The default is true.
   */
  hasResolver?: boolean;
}

/** Replaces packages that only work on a device with stubs of what NativeWind uses from them. */
const devicePackages: Plugin = {
  name: 'device-packages',
  setup({ onResolve, onLoad }) {
    const filter = /^react-native(-reanimated|-safe-area-context)?$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'device' }));
    onLoad({ filter: /.*/, namespace: 'device' }, ({ path }) => ({
      contents: `module.exports = globalThis.${HOST}[${JSON.stringify(path)}];`,
    }));
  },
};

const resolver: Plugin = {
  name: 'resolver-of-nativewind',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /interop-poison\.pill$/ }, () => ({ path: 'empty', namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/**
 * Bundles `code` with the NativeWind runtime as an app would, runs the bundle, and resolves to its exports.
 * Each bundle has its own copy of NativeWind. `device` overrides exports of React Native. `globals` are added
 * to the global scope.
 */
export async function runLibrary<Exports>(
  code: string,
  { platform, jsxImportSource = 'nativewind', hasResolver = true }: Setup,
  { device = {}, globals = {} }: { device?: object; globals?: object } = {},
): Promise<Exports> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
    loader: { '.js': 'jsx' },
    jsx: 'automatic',
    jsxImportSource,
    external: ['react', 'react-dom'],
    resolveExtensions: platform === 'native' ? ['.native.js', '.js'] : ['.web.js', '.js'],
    plugins: hasResolver ? [devicePackages, resolver] : [devicePackages],
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
  });
  const page = {
    console,
    process,
    ...globals,
    [HOST]: {
      'react-native': { ...reactNative(platform === 'web' ? 'web' : 'ios'), ...device },
      'react-native-reanimated': reanimated(),
      'react-native-safe-area-context': {},
    },
  };
  const module = { exports: {} };
  const names = ['globalThis', 'module', 'exports', 'require', ...Object.keys(globals)];
  const values = [page, module, module.exports, require, ...Object.values(globals)];
  new Function(...names, outputFiles[0]?.text ?? '')(...values);
  return module.exports as Exports;
}

/**
 * Fake browser page with only what NativeWind's web runtime uses: CSS variables, the classes of the `html`
 * element, and mutation observers of the `head` element.
 */
export class RuntimePage {
  readonly classes = new Set<string>();
  readonly errors: string[] = [];
  #css = '';
  readonly #observers: (() => void)[] = [];

  /**
   * Adds CSS to the page, and then calls the mutation observers as a browser would. The messages of errors
   * that they throw are added to `errors`.
   */
  addStyles(css: string): void {
    this.#css += css;
    for (const notify of [...this.#observers]) {
      try {
        notify();
      } catch (error) {
        this.errors.push(error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** Returns browser globals (`window`, `document`, and `MutationObserver`) that represent this page. */
  globals(): Record<string, unknown> {
    const { classes } = this;
    const document = {
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (name: string) => classes.delete(name),
          contains: (name: string) => classes.has(name),
        },
      },
      getElementsByTagName: () => [{}],
    };
    const getComputedStyle = () => ({ getPropertyValue: (name: string) => this.#valueOf(name) });
    const window = { document, getComputedStyle };
    const observers = this.#observers;
    class MutationObserver {
      readonly #call: () => void;
      constructor(callback: (records: unknown[], observer: MutationObserver) => void) {
        this.#call = () => callback([], this);
      }
      observe() {
        observers.push(this.#call);
      }
      disconnect() {
        observers.splice(observers.indexOf(this.#call), 1);
      }
    }
    return { window: Object.assign(window, { window }), document, MutationObserver };
  }

  #valueOf(name: string): string {
    return [...this.#css.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].at(-1)?.[1] ?? '';
  }
}
