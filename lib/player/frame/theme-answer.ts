import type { Program } from '../sample-protocol';
import type { FromThemeFrame } from '../theme-protocol';
import { evaluateScript, toProblem } from './evaluate-script';
import { evaluateTheme } from './evaluate-theme';
import { endRun } from './run-limits';
import { runModules } from './run-modules';

/** Evaluates a compiled Tailwind configuration with the limits of a frame. Returns the answer for the page. */
export function toThemeAnswer(program: Program): FromThemeFrame {
  try {
    const result = evaluateTheme((find) => {
      endRun();
      return runModules(program, evaluateScript, find);
    });
    return { type: 'theme', ...result };
  } catch (error) {
    return { type: 'problem', problem: toProblem(error) };
  }
}
