import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { reactNative, reanimated } from '@/lib/classes/computation/react-native-stub';

const require = createRequire(import.meta.url);
const HOST = '__packages_of_the_device';

/** How the app that bundles the library is set up. */
export interface Setup {
  /** Picks the native or the web files of the library. */
  platform: 'native' | 'web';
  /** The runtime that Babel compiles JSX for. */
  jsxImportSource?: string;
  /** Whether NativeWind's resolver answers, which replaces this file with an empty one. */
  hasResolver?: boolean;
}

/** Packages that only a device has: what the library reads of them stands in for them. */
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
 * Bundles the runtime of NativeWind as an app does and runs it, away from all other copies; `device`
 * replaces parts of React Native, `globals` are those of the page.
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

/** What NativeWind's web runtime reads of a page: its CSS variables, the class list and the head. */
export class Page {
  readonly classes = new Set<string>();
  readonly errors: string[] = [];
  #css = '';
  readonly #observers: (() => void)[] = [];

  /** Adds a stylesheet, and calls those who wait for a change of the head, as a browser does. */
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

  /** The globals of a browser that shows this page. */
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
