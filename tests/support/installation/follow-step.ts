import type { Step } from './guide-steps';

/** The text files of an app by their paths. */
export type AppFiles = Readonly<Record<string, string>>;

/** Lines that go at the top of a file, before what it already holds. */
const FIRST_LINES = /^(?:import '[^']+';|@tailwind \w+;)$/;

/** The files of an app after its owner has followed the steps that name files. */
export function followAll(files: AppFiles, steps: readonly Step[]): AppFiles {
  const followed = new Map(Object.entries(files));
  for (const step of steps) {
    const { title } = step;
    const text = title ? follow(step, followed.get(title)) : undefined;
    if (title && text !== undefined) followed.set(title, text);
  }
  return Object.fromEntries(followed);
}

/**
 * The text of the step's file after a reader has followed the step: keys are added to JSON, imports and
 * `@tailwind` lines go at the top, and other code takes the file's place. Nothing when the step is for
 * another layout: screens and layouts are only changed where the app has them.
 */
export function follow(
  { language, title, code }: Step,
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
