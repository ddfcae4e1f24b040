import { createContext, Script } from 'node:vm';
import { bundleForBrowser, withTailwind } from '@/lib/player/build/bundle-program';
import {
  type EvaluatedTheme,
  type FromThemeFrame,
  readFromThemeFrame,
} from '@/lib/player/theme-protocol';
import { startCompiler } from './player-compiler';

/** Maximum time to evaluate a configuration, in milliseconds. A page waits as long. */
const EVALUATING = 5000;

let compiler: ReturnType<typeof startCompiler> | undefined;
let evaluator: Promise<Script> | undefined;

/**
 * Evaluates the text of a Tailwind configuration with the code of the sandboxed iframe, in a new Node VM. Returns
 * what the page gets: undefined if it rejects the message. Throws if the evaluation takes longer than a page waits.
 */
export async function evaluateInVm(text: string): Promise<EvaluatedTheme | undefined> {
  compiler ??= startCompiler();
  const compiled = await (await compiler)({ 'tailwind.config.js': text });
  if (!compiled.ok) return compiled;
  evaluator ??= bundleForBrowser('frame/theme-answer.ts', {
    ...withTailwind,
    globalName: 'evaluation',
    footer: { js: ';(program) => JSON.stringify(evaluation.toThemeAnswer(JSON.parse(program)))' },
  }).then((code) => new Script(code));
  // Timers of a configuration never fire, because the page removes the iframe.
  const never = () => 0;
  const timers = { setTimeout: never, setInterval: never, requestAnimationFrame: never };
  const page = createContext({ ...timers, clearTimeout: never, clearInterval: never, performance });
  page.window = page;
  page.program = JSON.stringify(compiled.program);
  page.evaluate = (await evaluator).runInContext(page);
  const message = new Script('evaluate(program)').runInContext(page, { timeout: EVALUATING });
  const answer: FromThemeFrame = JSON.parse(message);
  return readFromThemeFrame(answer);
}
