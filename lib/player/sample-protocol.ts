/**
 * Source files of a sample, by file name. The entry point is `App.tsx`, or the first file if there is no
 * `App.tsx`.
 */
export type SampleFiles = Record<string, string>;

/** Compiled sample that the sandbox can run. */
export interface Program {
  /** CommonJS modules by file name. */
  modules: Record<string, string>;
  entry: string;
  css: string;
}

/** Problem in a sample. Line and column start at 1 and refer to the source. */
export interface SampleProblem {
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

/** Result of compiling a sample. */
export type SampleCompilation =
  | { ok: true; program: Program; classes: string[] }
  | { ok: false; problem: SampleProblem };

/** Levels of a console line. */
export const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
/** Level of a console line. */
export type ConsoleLevel = (typeof levels)[number];

/** Color theme of the page. */
export type Theme = 'light' | 'dark';

/** Message from the page to the sandbox. */
export type ToSandbox =
  | { type: 'run'; run: number; program: Program }
  | { type: 'theme'; theme: Theme }
  | { type: 'ping' };

/** Message from the sandbox to the page. `run` is the number of the run that it belongs to. */
export type FromSandbox =
  | { type: 'painted'; run: number }
  | { type: 'problem'; run: number; problem: SampleProblem }
  | { type: 'console'; run: number; level: ConsoleLevel; text: string }
  | { type: 'pong' };

/** Name of the function that guarded loops call in each iteration. */
export const TICK = '__tick';

/** Size in pixels of a result next to its code on a wide screen. Drawings use it as the window size. */
export const usualSize = { width: 294, height: 272 };

/**
 * Handshake message, the only one outside the port. The sandbox sends it to request a port. The page replies
 * with the same message and the port.
 */
export const HELLO = 'nativewind-player';

const LONGEST = 4000;

/**
 * Parses a message from a sandbox. Samples share the frame with the sandbox, so they can send anything.
 * Returns undefined for unknown messages and truncates long texts.
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
