/**
 * Entry point of the drawing process, which is bundled and runs as a child process. Compiles samples and
 * draws them in a JavaScript sandbox. Reads a `DrawingOrder` from stdin and writes `Drawings` to stdout.
 */
import { text } from 'node:stream/consumers';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { z } from 'zod';
import { CONFIG_FILE } from '@/lib/config/sample-file';
import { compileSample } from '../compiler/compile-sample';
import { baseStyles } from '../compiler/sample-styles';
import { defaultExport } from '../compiler/tailwind-plugin';
import type { Program, SampleFiles } from '../sample-protocol';
import { hasAppFiles, splitFiles } from '../split-files';
import { type EvaluatedTheme, readFromThemeFrame } from '../theme-protocol';
import type { Drawing, DrawingOrder, Drawings } from './draw-samples';

let reactNativeCss = '';

type Machine = (program: Program) => string;

/** Functions that run a program in the JavaScript engine. */
interface Machines {
  draw: Machine;
  /** Evaluates a configuration. Undefined if no sample has files of an app. */
  evaluate?: Machine;
}

async function main(): Promise<void> {
  const { samples, program, themeProgram }: DrawingOrder = JSON.parse(await text(process.stdin));
  const machines: Machines = {
    draw: await startMachine(program, 'draw'),
    ...(themeProgram && { evaluate: await startMachine(themeProgram, 'evaluate') }),
  };
  const drawings: Drawing[] = [];
  for (const files of samples) drawings.push(await draw(files, machines));
  const result: Drawings = { drawings, base: await baseStyles(), reactNativeCss };
  process.stdout.write(JSON.stringify(result));
}

async function draw(files: SampleFiles, { draw: machine, evaluate }: Machines): Promise<Drawing> {
  try {
    const found = evaluate && hasAppFiles(files) ? await themeOf(files, evaluate) : undefined;
    if (found && !found.ok) return { problem: found.problem };
    const compiled = await compileSample(splitFiles(files).code, found?.theme);
    if (!compiled.ok) return { problem: compiled.problem };
    const { program, classes } = compiled;
    const { light, dark, css } = readDrawn(machine(program));
    reactNativeCss = css;
    return { program, classes, light, dark };
  } catch (error) {
    return { problem: { message: error instanceof Error ? error.message : String(error) } };
  }
}

/** Returns the theme of a sample's configuration and CSS file. */
async function themeOf(files: SampleFiles, evaluate: Machine): Promise<EvaluatedTheme> {
  const { config, css } = splitFiles(files);
  const compiled = await compileSample({ [CONFIG_FILE]: config || 'module.exports = {};' });
  if (!compiled.ok) return compiled;
  const found = readFromThemeFrame(JSON.parse(evaluate(compiled.program)));
  if (!found) throw new Error('The configuration has no valid theme.');
  return found.ok ? { ...found, theme: { ...found.theme, ...(css.trim() && { css }) } } : found;
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
 * Starts the QuickJS JavaScript engine in WebAssembly with a program, and returns a function that calls the
 * program's global function `name` with a sample as JSON. Samples are part of the content and are not trusted.
 * They have no access to files, the network, environment variables or objects of this process. The returned
 * function throws an Error for a sample that takes too long or needs too much memory.
 */
async function startMachine(program: string, name: string): Promise<Machine> {
  const wasmMemory = new WebAssembly.Memory(MEMORY);
  const engine = await newQuickJSWASMModuleFromVariant(
    newVariant(defaultExport(variant), { wasmMemory }),
  );
  const runtime = engine.newRuntime({ maxStackSizeBytes: STACK });
  const context = runtime.newContext();
  context.unwrapResult(context.evalCode(program)).dispose();
  // Read before any sample runs, because a sample could replace it.
  const call = context.getProp(context.global, name);
  return (sample) => {
    const end = performance.now() + LONGEST;
    runtime.setInterruptHandler(() => performance.now() > end);
    const argument = context.newString(JSON.stringify(sample));
    const result = context.callFunction(call, context.undefined, argument);
    argument.dispose();
    if (result.error) {
      result.error.dispose();
      throw new Error(
        performance.now() > end ? 'It takes too long to draw.' : 'It needs too much memory.',
      );
    }
    return result.value.consume((handle) => context.getString(handle));
  };
}

/** Reads the result of a drawing. Throws the error of a sample that fails. */
function readDrawn(text: string): Drawn {
  const value = answer.parse(JSON.parse(text));
  // Messages are printed to terminals and CI logs, which may interpret control characters and new lines as
  // commands.
  if ('message' in value) throw new Error(value.message.replace(/\p{Cc}+/gu, ' '));
  return value;
}

void main();
