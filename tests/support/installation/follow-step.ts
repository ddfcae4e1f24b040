import type { GuideStep } from './guide-steps';

/** Text files of an app, keyed by path. */
export type AppFiles = Readonly<Record<string, string>>;

/** Matches lines that belong at the top of a file, above its existing content. */
const FIRST_LINES = /^(?:import '[^']+';|@tailwind \w+;)$/;

/** Returns an app's files after `followStep` has been applied for each step. */
export function followAll(files: AppFiles, steps: readonly GuideStep[]): AppFiles {
  const followed = new Map(Object.entries(files));
  for (const step of steps) {
    const { title } = step;
    const text = title ? followStep(step, followed.get(title)) : undefined;
    if (title && text !== undefined) followed.set(title, text);
  }
  return Object.fromEntries(followed);
}

/**
 * Returns the text of the file that a step changes, after the change. JSON keys are merged, imports and
 * `@tailwind` lines go to the top, and other code replaces the file. Returns `undefined` if the step names no
 * file, or if it changes a `.tsx` file that this app does not have because its layout differs.
 */
export function followStep(
  { language, title, code }: GuideStep,
  before: string | undefined,
): string | undefined {
  if (title === undefined || (language === 'tsx' && before === undefined)) return undefined;
  if (language === 'json') return toJson(merge(JSON.parse(before ?? '{}'), JSON.parse(code)));
  const isTop = code.split('\n').every((line) => FIRST_LINES.test(line));
  return isTop && before !== undefined ? `${code}\n\n${before}` : `${code}\n`;
}

function merge(target: unknown, source: unknown): unknown {
  if (!isObject(target) || !isObject(source)) return source;
  const merged = Object.entries(source).map(([key, value]) => [key, merge(target[key], value)]);
  return { ...target, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
