/**
 * Runs bundled, in a process of its own: compiles samples and draws them in a machine without rights.
 * Reads a `DrawingOrder` from standard input and writes `Drawings` to standard output.
 */
import { text } from 'node:stream/consumers';
import { compileSample } from '../compiler/compile-sample';
import { baseStyles } from '../compiler/sample-styles';
import type { SampleFiles } from '../sample-protocol';
import type { Drawing, DrawingOrder, Drawings } from './draw-samples';
import { startMachine } from './drawing-machine';

let reactNativeCss = '';
void main();

async function main(): Promise<void> {
  const { samples, program }: DrawingOrder = JSON.parse(await text(process.stdin));
  const machine = await startMachine(program);
  const drawings: Drawing[] = [];
  for (const files of samples) drawings.push(await draw(files, machine));
  const result: Drawings = { drawings, base: await baseStyles(), reactNativeCss };
  process.stdout.write(JSON.stringify(result));
}

async function draw(
  files: SampleFiles,
  machine: Awaited<ReturnType<typeof startMachine>>,
): Promise<Drawing> {
  const compiled = await compileSample(files);
  if (!compiled.ok) return { problem: compiled.problem };
  try {
    const { program, classes } = compiled;
    const { light, dark, css } = machine(program);
    reactNativeCss = css;
    return { program, classes, light, dark };
  } catch (error) {
    return { problem: { message: error instanceof Error ? error.message : String(error) } };
  }
}
