/**
 * Program that `drawing-process.ts` runs in its JavaScript engine. Evaluates the Tailwind configurations of the
 * playground's examples.
 */
// Must be imported first, because the other modules need these globals on load.
import './drawing-globals';

import { evaluateTheme } from '../frame/evaluate-theme';
import { runModules } from '../frame/run-modules';
import type { Program } from '../sample-protocol';
import type { FromThemeFrame } from '../theme-protocol';
import { evaluateModule } from './evaluate-module';

Object.assign(globalThis, { evaluate });

/** Evaluates a compiled configuration. Takes a `Program` as JSON, and returns a `FromThemeFrame` as JSON. */
function evaluate(configuration: string): string {
  const program: Program = JSON.parse(configuration);
  return JSON.stringify(answer(program));
}

function answer(program: Program): FromThemeFrame {
  try {
    const result = evaluateTheme((find) => runModules(program, evaluateModule, find));
    return { type: 'theme', ...result };
  } catch (error) {
    return {
      type: 'problem',
      problem: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}
