import type { Plugin, Root } from 'postcss';
import processTailwindFeatures from 'tailwindcss/lib/processTailwindFeatures';

/** A text in which Tailwind looks for classes. */
export interface Content {
  content: string;
  extension: string;
}

/** Tailwind over texts in memory; `onContext` is given the classes that it has tried. */
export function tailwindPlugin(
  config: object,
  content: Content[] = [],
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

/** The default export of a CommonJS module, which Node and bundlers hand over in two ways. */
export function defaultExport<T>(module: T | { default: T }): T {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : (module as T);
}
