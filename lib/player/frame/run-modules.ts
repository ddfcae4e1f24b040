import type { Program } from '../sample-protocol';

/**
 * Function that runs a compiled CommonJS module. The module stores its exports in `exports` or
 * `module.exports`.
 */
export type ModuleFunction = (
  module: { exports: object },
  exports: object,
  require: Require,
) => void;
/** CommonJS `require` function. Returns the exports of a package or of another file of the sample. */
export type Require = (name: string) => object;

/**
 * Runs a program's entry module, with the modules that it imports, and returns its exports. `evaluate`
 * compiles a module's code to a function. `findPackage` returns the exports of anything that is not a file of
 * the program.
 */
export function runModules(
  { modules, entry }: Program,
  evaluate: (name: string, code: string) => ModuleFunction,
  findPackage: Require,
): object {
  const loaded = new Map<string, { exports: object }>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    evaluate(name, modules[name] ?? '')(module, module.exports, (target) => find(target));
    return module.exports;
  };
  const find = (target: string): object => {
    const name = target.startsWith('.') ? fileOf(target, modules) : undefined;
    return name ? load(name) : findPackage(target);
  };
  return load(entry);
}

function fileOf(target: string, modules: Program['modules']): string | undefined {
  const path = target.replace(/^(\.\.?\/)+/, '');
  return [path, `${path}.tsx`, `${path}.ts`].find((name) => name in modules);
}
