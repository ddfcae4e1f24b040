import type { ModuleFunction } from '../frame/run-modules';
import { TICK } from '../sample-protocol';

/** Compiles a module's code to a function. `TICK` is a no-op here, because the engine stops endless loops. */
export function evaluateModule(_name: string, code: string): ModuleFunction {
  const run = new Function('module', 'exports', 'require', TICK, code);
  return (module, exports, require) => run(module, exports, require, () => {});
}
