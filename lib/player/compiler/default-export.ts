/** The default export of a CommonJS module, which Node and bundlers hand over in two ways. */
export function defaultExport<T>(module: T | { default: T }): T {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : (module as T);
}
