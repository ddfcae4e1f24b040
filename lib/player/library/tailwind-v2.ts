import type { Root } from 'postcss';

// Required, not imported: the types of these packages turn the timers of the whole project into those of native.
const processTailwindFeatures = require('tailwindcss-v2/lib/processTailwindFeatures').default;
const resolveConfig = require('tailwindcss-v2/resolveConfig');

interface Tools {
  createContext(config: object, content: object[]): object;
}

/** Tailwind 3.3 without a file system, for NativeWind 2 in a browser. */
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
