import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Program, SampleFiles, SampleProblem } from '../sample-protocol';
import { bundleForBrowser, bundleForNode } from './bundle-program';

/** What one sample looks like, or why it cannot be drawn. */
export type Drawing =
  | { program: Program; classes: string[]; light: string; dark: string; problem?: never }
  | { problem: SampleProblem };

/** Samples as drawn, with the style sheets that all of them share. */
export interface Drawings {
  drawings: Drawing[];
  base: string;
  reactNativeCss: string;
}

/** The HTML of a drawing in the light and the dark theme; nothing of a sample that fails. */
export function markupOf(drawing: Drawing): string[] {
  return drawing.problem ? [] : [drawing.light, drawing.dark];
}

/** What the process reads: samples, and the program that draws them. */
export interface DrawingOrder {
  samples: SampleFiles[];
  program: string;
}

/** Where the process finds the packages that are not bundled, by the path of its file. */
const folder = join(process.cwd(), 'node_modules', '.cache', 'player');
const external = [
  'quickjs-emscripten-core',
  '@jitl/*',
  'postcss',
  'tailwindcss/*',
  'nativewind/dist/tailwind/*',
  '@tailwindcss/container-queries',
];

/** Draws samples with React Native for the web, in a process that is told nothing of our environment. */
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
