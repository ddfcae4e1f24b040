/**
 * Runs bundled, in a process of its own: compiles samples and draws them in a machine without rights.
 * Reads a `DrawingOrder` from standard input and writes `Drawings` to standard output.
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

/** Milliseconds that a sample may take to draw itself in both themes. */
const LONGEST = 3000;
/** Pages of 64 KB that the engine has at first and may grow to; its own limit does not count what is small. */
const MEMORY = { initial: 256, maximum: 4096 };
const STACK = 1024 * 1024;

/** A sample in both themes, and the style sheet of what was drawn so far. */
type Drawn = z.infer<typeof drawn>;

const drawn = z.object({ light: z.string(), dark: z.string(), css: z.string() });
const answer = z.union([drawn, z.object({ message: z.string() })]);

/**
 * Starts a JavaScript engine in WebAssembly, in which samples draw themselves while the site is built.
 * They come with the words of the site, and nobody has to trust these: in there is no file, no network,
 * no environment and no other object of this process. The function throws an Error for a sample that
 * fails, takes too long, or needs too much memory.
 */
async function startMachine(program: string): Promise<(sample: Program) => Drawn> {
  const wasmMemory = new WebAssembly.Memory(MEMORY);
  const engine = await newQuickJSWASMModuleFromVariant(
    newVariant(defaultExport(variant), { wasmMemory }),
  );
  const runtime = engine.newRuntime({ maxStackSizeBytes: STACK });
  const context = runtime.newContext();
  context.unwrapResult(context.evalCode(program)).dispose();
  // Taken before any sample could put another one in its place.
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
  // The report of a build goes to terminals, and to hosts that take lines of it for commands.
  if ('message' in value) throw new Error(value.message.replace(/\p{Cc}+/gu, ' '));
  return value;
}

void main();
