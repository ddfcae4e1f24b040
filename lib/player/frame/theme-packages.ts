import containerQueries from '@tailwindcss/container-queries';
import nativePreset from 'nativewind/dist/tailwind/native';
import webPreset from 'nativewind/dist/tailwind/web';
import { defaultExport } from '../compiler/tailwind-plugin';

/** Kind of platform that a configuration is evaluated for. `native` is iOS and Android. */
export type System = 'web' | 'native';

/** NativeWind's presets. They have no effect on the keys of a reader's theme. */
export const presets: Record<System, object> = {
  web: defaultExport(webPreset),
  native: defaultExport(nativePreset),
};

// Uses `require`, because importing these packages would replace the timer types of the entire project with
// React Native's.
const functions: Record<System, object> = {
  web: require('react-native-css-interop/dist/css-to-rn/functions-web'),
  native: require('react-native-css-interop/dist/css-to-rn/functions'),
};

/** Packages that a configuration may load, except those of NativeWind. */
const packages: Record<string, unknown> = {
  '@tailwindcss/container-queries': defaultExport(containerQueries),
  'tailwindcss/colors': defaultExport(require('tailwindcss/colors')),
  'tailwindcss/defaultConfig': defaultExport(require('tailwindcss/defaultConfig')),
  'tailwindcss/defaultTheme': defaultExport(require('tailwindcss/defaultTheme')),
  'tailwindcss/plugin': defaultExport(require('tailwindcss/plugin')),
  'tailwindcss/resolveConfig': defaultExport(require('tailwindcss/resolveConfig')),
  'tailwindcss/lib/util/flattenColorPalette': require('tailwindcss/lib/util/flattenColorPalette'),
};

/** Packages of one evaluation. */
interface ThemePackages {
  /** Returns the exports of a package, or a proxy if the package is missing. */
  find(name: string): object;
  /** Whether a value comes from a missing package. */
  isMissing(value: unknown): boolean;
  /** Sentences about the missing packages. */
  notices: string[];
}

/** Creates the packages that a configuration can load when it is evaluated for one kind of platform. */
export function themePackages(system: System): ThemePackages {
  const notices: string[] = [];
  const missing = new WeakSet<object>();
  const own: Record<string, unknown> = {
    ...packages,
    'nativewind/preset': presets[system],
    'nativewind/theme': functions[system],
  };
  return {
    find(name) {
      const known = own[name];
      if (typeof known === 'object' && known !== null) return known;
      if (typeof known === 'function') return known;
      notices.push(`${name} is not available here and is skipped.`);
      return toMissingExports(missing);
    },
    isMissing: (value) =>
      (typeof value === 'object' || typeof value === 'function') &&
      value !== null &&
      missing.has(value),
    notices,
  };
}

/**
 * Creates a proxy for the exports of a missing package, and adds it to `missing`. Reading a property of the proxy
 * and calling it both return the proxy itself, so the code of a configuration can run.
 */
function toMissingExports(missing: WeakSet<object>): object {
  const proxy: object = new Proxy(() => {}, {
    get: (_, key) => (typeof key === 'symbol' || key === '__esModule' ? undefined : proxy),
    apply: () => proxy,
    construct: () => proxy,
  });
  missing.add(proxy);
  return proxy;
}
