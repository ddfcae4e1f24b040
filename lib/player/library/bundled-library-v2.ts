/**
 * Packages of NativeWind 2 in the bundle, by the names that `lib/classes/computation` loads them with in
 * Node.
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

/** Returns a bundled package by its name in Node. Throws when the bundle does not contain it. */
export function load(name: string): unknown {
  const found = packages[name];
  if (!found) throw new Error(`The bundle has no package ${name}.`);
  return found;
}

/** No-op. In Node this replaces packages, but the bundle already contains the right ones. */
export function redirectModules(): void {}
