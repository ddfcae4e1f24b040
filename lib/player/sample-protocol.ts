/** The sources of a sample by file name; `App.tsx` or the first one is where it starts. */
export type SampleFiles = Record<string, string>;

/** A sample as the sandbox runs it. */
export interface Program {
  /** CommonJS modules by file name. */
  modules: Record<string, string>;
  entry: string;
  css: string;
}

/** A mistake in a sample; the place is 1-based and of its source. */
export interface SampleProblem {
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

/** What the compiler gives for a sample. */
export type Compilation =
  | { ok: true; program: Program; classes: string[] }
  | { ok: false; problem: SampleProblem };

/** The levels of a console line. */
export const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type Level = (typeof levels)[number];

export type Theme = 'light' | 'dark';

/** What the page tells a sandbox. */
export type ToSandbox =
  | { type: 'run'; run: number; program: Program }
  | { type: 'theme'; theme: Theme }
  | { type: 'ping' };

/** What a sandbox tells the page; `run` is the number of the run that it speaks of. */
export type FromSandbox =
  | { type: 'painted'; run: number }
  | { type: 'problem'; run: number; problem: SampleProblem }
  | { type: 'console'; run: number; level: Level; text: string }
  | { type: 'pong' };

/** The function that guarded loops call in each round. */
export const TICK = '__tick';

/** The size in pixels of a result beside its code on a wide screen: what drawings take for the window. */
export const usualSize = { width: 294, height: 272 };

/** The one message outside of the port: a sandbox that asks for its port. */
export const HELLO = 'nativewind-player';

const LONGEST = 4000;

/**
 * Reads what came through a port. Samples share the frame with the sandbox, so they can send
 * anything: what has no known form is undefined, and texts are cut.
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
