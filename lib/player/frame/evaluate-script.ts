import { TICK } from '../compiler/tick-name';
import { tick } from './loop-ticks';
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
