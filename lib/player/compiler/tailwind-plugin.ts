import type { Plugin, Root } from 'postcss';
import processTailwindFeatures, { type Context } from 'tailwindcss/lib/processTailwindFeatures';

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
    const context = contexts.has(config)
      ? withContent(contextOf(config, createContext), content)
      : createContext(config, content);
    onContext(context.classCache);
    return context;
  });
  return {
    postcssPlugin: 'tailwind',
    Once: (root: Root, { result }: { result: object }) => apply(root, result),
  };
}

/**
 * Contexts of the configurations that are used again, without content. Undefined until the first use. Creating a
 * context takes most of the time that Tailwind needs for a sample, because it calls all plugins.
 */
const contexts = new Map<object, Context | undefined>();

/**
 * Makes Tailwind call the plugins of a configuration only once, for all its later uses. The CSS of these uses
 * must not have layers, which a context contains.
 */
export function keepContext(config: object): void {
  if (!contexts.has(config)) contexts.set(config, undefined);
}

function contextOf(config: object, create: (config: object, content: []) => Context): Context {
  const context = contexts.get(config) ?? create(config, []);
  contexts.set(config, context);
  return context;
}

/** Returns a context with the plugins of another one, and with nothing generated yet. */
function withContent(context: Context, content: TailwindContent[]): Context {
  return {
    ...context,
    // The context already contains the safelist.
    changedContent: [...content, ...context.changedContent],
    ruleCache: new Set(),
    candidateRuleCache: new Map(),
    classCache: new Map(),
    applyClassCache: new Map(),
    notClassCache: new Set(context.notClassCache),
    stylesheetCache: null,
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
