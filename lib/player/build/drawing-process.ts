/**
 * Entry point of the drawing process, which is bundled and runs as a child process. Compiles samples and
 * draws them in a JavaScript sandbox. Reads a `DrawingOrder` from stdin and writes `Drawings` to stdout.
 */
import { text } from 'node:stream/consumers';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { z } from 'zod';
import { compileSample } from '../compiler/compile-sample';
import { baseStyles } from '../compiler/sample-styles';
import { defaultExport } from '../compiler/tailwind-plugin';
import type { Program, SampleFiles } from '../sample-protocol';
import type { Drawing, DrawingOrder, Drawings } from './draw-samples';

let reactNativeCss = '';

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

/** Maximum time for drawing a sample in both themes, in milliseconds. */
const LONGEST = 3000;
/**
 * Initial and maximum memory of the QuickJS engine, in pages of 64 KB. The memory limit of QuickJS itself
 * does not count small allocations.
 */
const MEMORY = { initial: 256, maximum: 4096 };
const STACK = 1024 * 1024;

/** HTML of a sample in both themes, and the React Native for Web CSS of all samples drawn so far. */
type Drawn = z.infer<typeof drawn>;

const drawn = z.object({ light: z.string(), dark: z.string(), css: z.string() });
const answer = z.union([drawn, z.object({ message: z.string() })]);

/**
 * Starts the QuickJS JavaScript engine in WebAssembly and returns a function that draws a sample with it.
 * Samples are part of the content and are not trusted. They have no access to files, the network, environment
 * variables or objects of this process. The returned function throws an Error for a sample that fails, takes
 * too long or needs too much memory.
 */
async function startMachine(program: string): Promise<(sample: Program) => Drawn> {
  const wasmMemory = new WebAssembly.Memory(MEMORY);
  const engine = await newQuickJSWASMModuleFromVariant(
    newVariant(defaultExport(variant), { wasmMemory }),
  );
  const runtime = engine.newRuntime({ maxStackSizeBytes: STACK });
  const context = runtime.newContext();
  context.unwrapResult(context.evalCode(program)).dispose();
  // Read before any sample runs, because a sample could replace it.
  const draw = context.getProp(context.global, 'draw');
  return (sample) => {
    const end = performance.now() + LONGEST;
    runtime.setInterruptHandler(() => performance.now() > end);
    const argument = context.newString(JSON.stringify(sample));
    const result = context.callFunction(draw, context.undefined, argument);
    argument.dispose();
    if (result.error) {
      result.error.dispose();
      throw new Error(
        performance.now() > end ? 'It takes too long to draw.' : 'It needs too much memory.',
      );
    }
    return read(result.value.consume((handle) => context.getString(handle)));
  };
}

function read(text: string): Drawn {
  const value = answer.parse(JSON.parse(text));
  // Messages are printed to terminals and CI logs, which may interpret control characters and new lines as
  // commands.
  if ('message' in value) throw new Error(value.message.replace(/\p{Cc}+/gu, ' '));
  return value;
}

void main();
