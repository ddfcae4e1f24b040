import { TICK } from '../compiler/tick-name';
import type { ModuleFunction } from './run-modules';

const PARAMETERS = ['module', 'exports', 'require', TICK];

/** Makes a function of a module's text, for Node; loops of samples that ship come to an end. */
export function evaluateModule(_name: string, code: string): ModuleFunction {
  const run = new Function(...PARAMETERS, code);
  return (module, exports, require) => run(module, exports, require, () => {});
}
