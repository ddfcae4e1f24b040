import containerQueries from '@tailwindcss/container-queries';
import { defaultExport, tailwindPlugin } from '../compiler/tailwind-plugin';

// Uses `require`, because importing these packages would replace the timer types of the entire project with
// React Native's.
const resolveTailwindConfig = require('tailwindcss/resolveConfig');

/**
 * Packages that NativeWind 4 needs in the bundle, keyed by the names that `lib/classes/computation` passes to
 * `load`.
 */
const packages: Record<string, unknown> = {
  react: require('react'),
  'react-native': require('react-native'),
  'react-dom/server': require('react-dom/server'),
  postcss: defaultExport(require('postcss')),
  tailwindcss: (config: object) => tailwindPlugin(resolveTailwindConfig(config)),
  '@tailwindcss/container-queries': defaultExport(containerQueries),
  'tailwindcss/resolveConfig': resolveTailwindConfig,
  'tailwindcss/lib/util/escapeClassName': require('tailwindcss/lib/util/escapeClassName'),
  'tailwindcss/lib/lib/setupContextUtils': require('tailwindcss/lib/lib/setupContextUtils'),
  'tailwindcss/lib/lib/evaluateTailwindFunctions': require('tailwindcss/lib/lib/evaluateTailwindFunctions'),
  'tailwindcss/lib/lib/expandApplyAtRules': require('tailwindcss/lib/lib/expandApplyAtRules'),
  'tailwindcss/lib/lib/generateRules': require('tailwindcss/lib/lib/generateRules'),
  'nativewind/preset': require('nativewind/dist/tailwind/native').default,
  'nativewind/dist/tailwind/web': require('nativewind/dist/tailwind/web'),
  'nativewind/dist/metro/common': require('nativewind/dist/metro/common'),
  'react-native-css-interop/dist/css-to-rn': require('react-native-css-interop/dist/css-to-rn'),
  'react-native-css-interop/dist/shared': require('react-native-css-interop/dist/shared'),
  'react-native-css-interop/dist/runtime/native/conditions': require('react-native-css-interop/dist/runtime/native/conditions'),
  'react-native-css-interop/dist/runtime/native/appearance-observables': require('react-native-css-interop/dist/runtime/native/appearance-observables'),
  'react-native-css-interop/dist/runtime/native/unit-observables': require('react-native-css-interop/dist/runtime/native/unit-observables'),
  'react-native-css-interop/dist/runtime/config': require('react-native-css-interop/dist/runtime/config'),
  'react-native-css-interop/dist/runtime/native/native-interop': require('react-native-css-interop/dist/runtime/native/native-interop'),
  'react-native-css-interop/dist/runtime/native/styles': require('react-native-css-interop/dist/runtime/native/styles'),
};

/** Returns the bundled package with this name. Throws when the bundle does not contain it. */
export function load(name: string): unknown {
  const found = packages[name];
  if (!found) throw new Error(`The bundle has no package ${name}.`);
  return found;
}

/**
 * Does nothing. In Node, this function replaces packages such as `react-native`, but here the bundler has
 * already replaced them.
 */
export function redirectModules(): void {}
