import { type SampleProblem, TICK } from '../sample-protocol';
import { tick } from './run-limits';
import type { ModuleFunction } from './run-modules';

type Factory = (...args: [...Parameters<ModuleFunction>, typeof tick]) => void;

/** Compiles a module's code to a function. Stack traces show the module's name and line numbers. */
export function evaluateScript(name: string, code: string): ModuleFunction {
  const text = `(function(module,exports,require,${TICK}){${code}\n})\n//# sourceURL=${name}`;
  // biome-ignore lint/security/noGlobalEval: the policy of this document lets in no script elements
  const factory: Factory = globalThis.eval(text);
  return (module, exports, require) => factory(module, exports, require, tick);
}

/**
 * Matches a position in a sample or configuration within a stack trace, such as `App.tsx:3:14`. They get these
 * file names from `sourceURL`.
 */
const PLACE = /(?:^|[\s(@/])([\w.-]+\.[jt]sx?):(\d+):(\d+)/m;

/**
 * Converts a thrown value to a problem. Its position is the first one in the stack trace that is in a sample
 * file, if any.
 */
export function toProblem(error: unknown): SampleProblem {
  if (!(error instanceof Error)) return { message: `Thrown: ${String(error)}` };
  const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const match = PLACE.exec(error.stack?.replace(error.message, '') ?? '');
  if (!match) return { message };
  const [, file, line, column] = match;
  return { message, ...(file && { file }), line: Number(line), column: Number(column) };
}
