import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Program, SampleFiles, SampleProblem } from '../sample-protocol';
import { hasAppFiles } from '../split-files';
import { bundleForBrowser, bundleForNode, withTailwind } from './bundle-program';

/**
 * Static HTML of one sample in both themes, or the problem that prevented drawing it. `program` is the
 * compiled sample, and `classes` are the Tailwind classes in its code.
 */
export type Drawing =
  | { program: Program; classes: string[]; light: string; dark: string; problem?: never }
  | { problem: SampleProblem };

/**
 * Drawings of all samples. `base` is the CSS that every sample starts with. `reactNativeCss` contains the
 * rules of React Native for Web.
 */
export interface Drawings {
  drawings: Drawing[];
  base: string;
  reactNativeCss: string;
}

/**
 * Returns the HTML of a drawing in the light and the dark theme, or an empty array for a sample that failed.
 */
export function markupOf(drawing: Drawing): string[] {
  return drawing.problem ? [] : [drawing.light, drawing.dark];
}

/** Input for the drawing process: the samples, and the bundled code of its programs. */
export interface DrawingOrder {
  samples: SampleFiles[];
  /** Code of `drawing-program.ts`. */
  program: string;
  /** Code of `theme-machine-program.ts`. Only set if a sample has files of an app. */
  themeProgram?: string;
}

/**
 * Folder for the child process's script. It is inside `node_modules`, so that Node finds the packages that
 * are not bundled.
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

/** Bundled code of the drawing process, and of the programs that it runs in its JavaScript engine. */
export interface DrawingPrograms {
  script: string;
  program: string;
  themeProgram: string;
}

/** Bundles the code that `drawSamples` runs. */
export async function bundleDrawing(): Promise<DrawingPrograms> {
  const [script, program, themeProgram] = await Promise.all([
    bundleForNode('build/drawing-process.ts', external),
    bundleForBrowser('build/drawing-program.ts'),
    bundleForBrowser('build/theme-machine-program.ts', withTailwind),
  ]);
  return { script, program, themeProgram };
}

/**
 * Renders samples to HTML with React Native for Web, in a child process that does not inherit this process's
 * environment variables. Throws when the child process prints no result.
 */
export async function drawSamples(
  samples: SampleFiles[],
  programs: Promise<DrawingPrograms> = bundleDrawing(),
): Promise<Drawings> {
  const { script: code, program, themeProgram } = await programs;
  const script = join(folder, `render.${process.pid}.cjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(script, code);
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production' },
  });
  const order: DrawingOrder = {
    samples,
    program,
    ...(samples.some(hasAppFiles) && { themeProgram }),
  };
  child.stdin.end(JSON.stringify(order));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) throw new Error(`The samples could not be drawn.\n${errors}`);
  return JSON.parse(output);
}
