import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { load } from './library-packages';
import type { Literal } from './literal';
import type { Observed } from './observe-class';
import { projectFolder } from './project-folder';
import { type Accepts, toAccepts, toTypeTest } from './type-tests';

const HEAD = `import type {
  ImageStyle, PressableProps, SwitchProps, TextInputProps, TextProps, TextStyle, ViewStyle,
} from 'react-native';
type Of<T, K extends string> = K extends keyof T ? T[K] : never;
type style<K extends string> = Of<ViewStyle, K> | Of<TextStyle, K> | Of<ImageStyle, K>;
type prop<K extends string> =
  | Of<TextProps, K> | Of<TextInputProps, K> | Of<SwitchProps, K> | Of<PressableProps, K>;`;

const packages = join(projectFolder, 'node_modules');

/** Maps each type test to whether React Native's types reject it. */
const known = new Map<string, boolean>();

/**
 * Checks every value in `observed` against React Native's types, in a single TypeScript run. Results are
 * memoized. Returns a function that checks whether React Native accepts one of these values.
 */
export function checkTypes(observed: Observed[]): Accepts {
  const questions = new Set<string>();
  for (const { style, props, children } of observed.flatMap((item) => [
    item,
    ...item.withExamples,
  ])) {
    for (const [key, value] of [style, children].flatMap(Object.entries<Literal>))
      questions.add(toTypeTest('style', key, value));
    for (const [key, value] of Object.entries(props)) questions.add(toTypeTest('prop', key, value));
  }
  const open = [...questions].filter((question) => !known.has(question));
  const refused = open.length > 0 ? rejectedTypeTests(open) : new Set();
  for (const question of open) known.set(question, refused.has(question));
  return toAccepts(
    (kind, key, value) => !known.get(toTypeTest(kind, key, value)),
    load('@react-native/normalize-colors'),
  );
}

/**
 * Returns the type tests that do not compile against React Native's types. A type test is a line of
 * TypeScript from `toTypeTest`.
 */
export function rejectedTypeTests(questions: string[]): Set<string> {
  const folder = join(packages, '.cache/classes');
  const file = join(folder, `values-${process.pid}-${threadId}.ts`);
  mkdirSync(folder, { recursive: true });
  const lines = questions.map((line, index) => `export const v${index}${line}`);
  writeFileSync(file, [HEAD, ...lines, ''].join('\n'));
  const first = HEAD.split('\n').length;
  const errors = tsc(file).matchAll(/\((\d+),\d+\): error TS/g);
  return new Set([...errors].map(([, line]) => questions[Number(line) - first - 1] ?? ''));
}

function tsc(file: string): string {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'];
  const target = ['--ignoreConfig', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const checker = join(packages, 'typescript-native/bin/tsc');
  try {
    return execFileSync(process.execPath, [checker, ...options, ...target, file], {
      cwd: projectFolder,
      maxBuffer: 2 ** 26,
    }).toString();
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
