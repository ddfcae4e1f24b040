import { type SampleProblem, TICK } from '../sample-protocol';
import { tick } from './run-limits';
import type { ModuleFunction } from './run-modules';

type Factory = (...args: [...Parameters<ModuleFunction>, typeof tick]) => void;

/** Makes a function of a module's text, whose errors have its name and lines. */
export function evaluateScript(name: string, code: string): ModuleFunction {
  const text = `(function(module,exports,require,${TICK}){${code}\n})\n//# sourceURL=${name}`;
  // biome-ignore lint/security/noGlobalEval: the policy of this document lets in no script elements
  const factory: Factory = globalThis.eval(text);
  return (module, exports, require) => factory(module, exports, require, tick);
}

/** Files of samples name themselves in stacks. */
const PLACE = /(?:^|[\s(@/])([\w.-]+\.tsx?):(\d+):(\d+)/m;

/** What went wrong, with the first place in a file of the sample. */
export function toProblem(error: unknown): SampleProblem {
  if (!(error instanceof Error)) return { message: `Thrown: ${String(error)}` };
  const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const match = PLACE.exec(error.stack?.replace(error.message, '') ?? '');
  if (!match) return { message };
  const [, file, line, column] = match;
  return { message, ...(file && { file }), line: Number(line), column: Number(column) };
}
