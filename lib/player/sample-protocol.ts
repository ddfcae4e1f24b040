import type { AppTheme } from '@/lib/classes/data/theme-config';

/**
 * Source files of a sample, keyed by file name. The entry point is `App.tsx`, or the first file if there is
 * no `App.tsx`.
 */
export type SampleFiles = Record<string, string>;

/** Request to the worker that compiles samples. The theme defaults to that of NativeWind's preset. */
export interface CompilerQuestion {
  files: SampleFiles;
  theme?: AppTheme | undefined;
}

/** Compiled sample that the sandbox can run. */
export interface Program {
  /** Code of each file as a CommonJS module, keyed by file name. */
  modules: Record<string, string>;
  entry: string;
  css: string;
}

/** Problem in a sample. `line` and `column` start at 1 and refer to the source code. */
export interface SampleProblem {
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

/** Result of compiling a sample. `classes` are the Tailwind classes in its code. */
export type SampleCompilation =
  | { ok: true; program: Program; classes: string[] }
  | { ok: false; problem: SampleProblem };

/** Console methods whose output the player shows. */
export const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
/** Console method that printed a line, such as `warn`. */
export type ConsoleLevel = (typeof levels)[number];

/** Color theme of the page. */
export type Theme = 'light' | 'dark';

/** Message from the page to the sandboxed iframe. `run` is a number that identifies one run of a sample. */
export type ToSandbox =
  | { type: 'run'; run: number; program: Program }
  | { type: 'theme'; theme: Theme }
  | { type: 'ping' };

/** Message from the sandboxed iframe to the page. `run` identifies the run that the message belongs to. */
export type FromSandbox =
  | { type: 'painted'; run: number }
  | { type: 'problem'; run: number; problem: SampleProblem }
  | { type: 'console'; run: number; level: ConsoleLevel; text: string }
  | { type: 'pong' };

/** Name of the function that the compiled loops of a sample call in each iteration. */
export const TICK = '__tick';

/**
 * Size in pixels of a sample's result next to its code on a wide screen. The build draws samples for a window
 * of this size.
 */
export const usualSize = { width: 294, height: 272 };

/**
 * Handshake message, the only one that does not use the message port. The sandboxed iframe sends it to
 * request a port. The page replies with the same message and the port.
 */
export const HELLO = 'nativewind-player';

const LONGEST = 4000;

/**
 * Validates a message from the sandboxed iframe. A sample runs in the same iframe, so it can send anything.
 * Returns undefined for unknown messages and truncates long strings.
 */
export function readFromSandbox(data: unknown): FromSandbox | undefined {
  if (!isRecord(data)) return undefined;
  if (data.type === 'pong') return { type: 'pong' };
  const run = data.run;
  if (typeof run !== 'number') return undefined;
  if (data.type === 'painted') return { type: 'painted', run };
  if (data.type === 'problem' && isRecord(data.problem)) {
    return { type: 'problem', run, problem: toProblem(data.problem) };
  }
  const level = levels.find((known) => known === data.level);
  if (data.type !== 'console' || !level) return undefined;
  return { type: 'console', run, level, text: toText(data.text) };
}

function toProblem({ message, file, line, column }: Record<string, unknown>): SampleProblem {
  return {
    message: toText(message),
    ...(typeof file === 'string' && { file: toText(file) }),
    ...(isCount(line) && { line }),
    ...(isCount(column) && { column }),
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
