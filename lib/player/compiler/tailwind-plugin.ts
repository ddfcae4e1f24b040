import type { Plugin, Root } from 'postcss';
import processTailwindFeatures from 'tailwindcss/lib/processTailwindFeatures';

/** Text that Tailwind scans for classes. `extension` is a file extension without the dot, such as `tsx`. */
export interface TailwindContent {
  content: string;
  extension: string;
}

/**
 * Creates a PostCSS plugin that runs Tailwind on strings instead of files. `onContext` receives Tailwind's
 * cache, whose keys, once Tailwind has run, are the class names that it generated CSS for.
 */
export function tailwindPlugin(
  config: object,
  content: TailwindContent[] = [],
  onContext: (classCache: Map<string, unknown>) => void = () => {},
): Plugin {
  const apply = defaultExport(processTailwindFeatures)(({ createContext }) => () => {
    const context = createContext(config, content);
    onContext(context.classCache);
    return context;
  });
  return {
    postcssPlugin: 'tailwind',
    Once: (root: Root, { result }: { result: object }) => apply(root, result),
  };
}

/**
 * Returns the default export of a CommonJS module, which Node and bundlers expose in different ways. A module
 * without one is returned unchanged.
 */
export function defaultExport<T>(module: T | { default: T }): T {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : (module as T);
}
