import type { Root } from 'postcss';

// Uses `require`, because importing these packages would replace the timer types of the entire project with
// React Native's.
const processTailwindFeatures = require('tailwindcss-v2/lib/processTailwindFeatures').default;
const resolveConfig = require('tailwindcss-v2/resolveConfig');

interface Tools {
  createContext(config: object, content: object[]): object;
}

/**
 * Creates a PostCSS plugin that runs Tailwind 3.3 without a file system. NativeWind 2 uses it in the browser
 * instead of Tailwind's own entry point.
 */
function tailwind(config: object) {
  const setup =
    ({ createContext }: Tools) =>
    () =>
      createContext(resolveConfig(config), []);
  const apply = processTailwindFeatures(setup);
  return {
    postcssPlugin: 'tailwind',
    Once: (root: Root, { result }: { result: object }) => apply(root, result),
  };
}

export { tailwind as default };
