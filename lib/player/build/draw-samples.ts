import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Program, SampleFiles, SampleProblem } from '../sample-protocol';
import { bundleForBrowser, bundleForNode } from './bundle-program';

/** Static HTML of one sample in both themes, or the problem that prevented its drawing. */
export type Drawing =
  | { program: Program; classes: string[]; light: string; dark: string; problem?: never }
  | { problem: SampleProblem };

/** Drawings of samples with the CSS that all of them share. */
export interface Drawings {
  drawings: Drawing[];
  base: string;
  reactNativeCss: string;
}

/** Returns the HTML of a drawing in the light and the dark theme. Empty for a sample that failed. */
export function markupOf(drawing: Drawing): string[] {
  return drawing.problem ? [] : [drawing.light, drawing.dark];
}

/** Input of the drawing process: samples, and the bundled program that draws them. */
export interface DrawingOrder {
  samples: SampleFiles[];
  program: string;
}

/**
 * Folder for the script of the child process. It is inside `node_modules`, so that Node finds the packages
 * that are not bundled.
 */
const folder = join(process.cwd(), 'node_modules', '.cache', 'player');
const external = [
  'quickjs-emscripten-core',
  '@jitl/*',
  'postcss',
  'tailwindcss/*',
  'nativewind/dist/tailwind/*',
  '@tailwindcss/container-queries',
];

/**
 * Draws samples with React Native for Web in a child process. The process does not inherit our environment
 * variables.
 */
export async function drawSamples(samples: SampleFiles[]): Promise<Drawings> {
  const script = join(folder, `render.${process.pid}.cjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(script, await bundleForNode('build/drawing-process.ts', external));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production' },
  });
  const order: DrawingOrder = {
    samples,
    program: await bundleForBrowser('build/drawing-program.ts'),
  };
  child.stdin.end(JSON.stringify(order));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) throw new Error(`The samples could not be drawn.\n${errors}`);
  return JSON.parse(output);
}
