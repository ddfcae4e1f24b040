/**
 * Packages that NativeWind 2 needs in the bundle, keyed by the names that `lib/classes/computation` passes to
 * `load`.
 */
const packages: Record<string, unknown> = {
  postcss: require('postcss'),
  'react-native': require('react-native'),
  'nativewind-v2/dist/style-sheet/runtime': require('nativewind-v2/dist/style-sheet/runtime'),
  'nativewind-v2/dist/utils/selector': require('nativewind-v2/dist/utils/selector'),
  'nativewind-v2/dist/postcss/extract-styles': require('nativewind-v2/dist/postcss/extract-styles'),
  'nativewind-v2/dist/tailwind/native': require('nativewind-v2/dist/tailwind/native'),
  'nativewind-v2/dist/tailwind/css': require('nativewind-v2/dist/tailwind/css'),
  'tailwindcss-v2/resolveConfig': require('tailwindcss-v2/resolveConfig'),
  'tailwindcss-v2/lib/util/escapeClassName': require('tailwindcss-v2/lib/util/escapeClassName'),
  'tailwindcss-v2/lib/lib/setupContextUtils': require('tailwindcss-v2/lib/lib/setupContextUtils'),
  'tailwindcss-v2/lib/lib/evaluateTailwindFunctions': require('tailwindcss-v2/lib/lib/evaluateTailwindFunctions'),
  'tailwindcss-v2/lib/lib/generateRules': require('tailwindcss-v2/lib/lib/generateRules'),
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
