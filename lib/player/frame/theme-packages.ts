import containerQueries from '@tailwindcss/container-queries';
import nativePreset from 'nativewind/dist/tailwind/native';
import webPreset from 'nativewind/dist/tailwind/web';
import type { System } from '@/lib/classes/data/theme-config';
import { defaultExport } from '../compiler/tailwind-plugin';

/** NativeWind's presets. They have no effect on the keys of a reader's theme. */
export const presets: Record<System, object> = {
  web: defaultExport(webPreset),
  native: defaultExport(nativePreset),
};

// Uses `require`, because importing these packages would replace the timer types of the entire project with
// React Native's.
const functions = require('react-native-css-interop/dist/css-to-rn/functions');

/** Plugin that the library worker has as well. */
const shared = defaultExport(containerQueries);
const SHARED = '@tailwindcss/container-queries';

/** Packages that a configuration may load, except those of NativeWind. */
const packages: Record<string, unknown> = {
  [SHARED]: shared,
  'tailwindcss/colors': defaultExport(require('tailwindcss/colors')),
  'tailwindcss/defaultConfig': defaultExport(require('tailwindcss/defaultConfig')),
  'tailwindcss/defaultTheme': defaultExport(require('tailwindcss/defaultTheme')),
  'tailwindcss/plugin': defaultExport(require('tailwindcss/plugin')),
  'tailwindcss/resolveConfig': defaultExport(require('tailwindcss/resolveConfig')),
  'tailwindcss/lib/util/flattenColorPalette': require('tailwindcss/lib/util/flattenColorPalette'),
  'tailwindcss/lib/util/toColorValue': require('tailwindcss/lib/util/toColorValue'),
  '@tailwindcss/aspect-ratio': defaultExport(require('@tailwindcss/aspect-ratio')),
  '@tailwindcss/forms': defaultExport(require('@tailwindcss/forms')),
  'tailwindcss-animate': defaultExport(require('tailwindcss-animate')),
};

/** Packages of one evaluation. */
export interface ThemePackages {
  /** Returns the exports of a package, or a proxy if the package is missing. */
  find(name: string): object;
  /** Returns the name of the missing package that a value comes from, if any. */
  missingFrom(value: unknown): string | undefined;
  /** Returns the name of the package that a plugin comes from, if the library worker has it as well. */
  packageOf(plugin: unknown): string | undefined;
  /** Sentences about the missing packages. */
  notices: string[];
}

/** Creates the packages that a configuration can load when it is evaluated for one kind of platform. */
export function themePackages(system: System): ThemePackages {
  const notices: string[] = [];
  const missing = new WeakMap<object, string>();
  const own: Record<string, unknown> = {
    ...packages,
    'nativewind/preset': presets[system],
    // Metro's web build gets the functions for native as well.
    'nativewind/theme': functions,
  };
  return {
    find(name) {
      const known = own[name];
      if (typeof known === 'object' && known !== null) return known;
      if (typeof known === 'function') return known;
      notices.push(`${name} is not available here and is skipped.`);
      return toMissingExports(name, missing);
    },
    missingFrom: (value) =>
      (typeof value === 'object' || typeof value === 'function') && value !== null
        ? missing.get(value)
        : undefined,
    packageOf: (plugin) => (plugin === shared ? SHARED : undefined),
    notices,
  };
}

/**
 * Creates a proxy for the exports of a missing package, and adds it to `missing`. Reading a property of the proxy
 * and calling it both return the proxy itself, so the code of a configuration can run.
 */
function toMissingExports(name: string, missing: WeakMap<object, string>): object {
  const proxy: object = new Proxy(() => {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => name;
      return typeof key === 'symbol' || key === '__esModule' ? undefined : proxy;
    },
    apply: () => proxy,
    construct: () => proxy,
  });
  missing.set(proxy, name);
  return proxy;
}
