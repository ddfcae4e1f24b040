import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Program, SampleFiles, SampleProblem } from '../sample-protocol';
import { bundleForNode } from './bundle-program';

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

/** Where the process finds the packages that are not bundled, by the path of its file. */
const folder = join(process.cwd(), 'node_modules', '.cache', 'player');
const external = [
  'postcss',
  'tailwindcss/*',
  'nativewind/dist/tailwind/*',
  '@tailwindcss/container-queries',
];

/** Draws samples in a process of its own, in which `react-native` is React Native for the web. */
export async function drawSamples(samples: SampleFiles[]): Promise<Drawings> {
  const script = join(folder, `render.${process.pid}.cjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(script, await bundleForNode('build/drawing-program.ts', external));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(samples));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) throw new Error(`The samples could not be drawn.\n${errors}`);
  return JSON.parse(output);
}
