import { type SampleProblem, TICK } from '../sample-protocol';
import { tick } from './run-limits';
import type { ModuleFunction } from './run-modules';

type Factory = (...args: [...Parameters<ModuleFunction>, typeof tick]) => void;

const nonce = document.currentScript?.nonce ?? '';
const RECEIVER = '__sample';

/** Makes a function of a module's text by a script element, whose errors have its name and lines. */
export function evaluateScript(name: string, code: string): ModuleFunction {
  let factory: Factory | undefined;
  let problem: ErrorEvent | undefined;
  const receive = (made: Factory) => {
    factory = made;
  };
  const onError = (event: ErrorEvent) => {
    problem = event;
    event.stopImmediatePropagation();
  };
  Object.assign(window, { [RECEIVER]: receive });
  window.addEventListener('error', onError, { capture: true });
  const script = document.createElement('script');
  script.nonce = nonce;
  script.textContent = `${RECEIVER}(function(module,exports,require,${TICK}){${code}\n})\n//# sourceURL=${name}`;
  document.head.append(script);
  script.remove();
  window.removeEventListener('error', onError, { capture: true });
  const made = factory;
  if (!made) throw toSyntaxError(name, problem);
  return (module, exports, require) => made(module, exports, require, tick);
}

function toSyntaxError(name: string, event: ErrorEvent | undefined): Error {
  const error = new SyntaxError(event?.message.replace(/^Uncaught SyntaxError: /, '') ?? 'No code');
  error.stack = `at ${name}:${event?.lineno ?? 1}:${event?.colno ?? 1}`;
  return error;
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
