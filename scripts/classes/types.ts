import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Literal, print } from './literal';
import { load } from './modules';
import type { Observed } from './observe';

/** Tells whether React Native accepts `value` for a style key or, with `prop`, for a prop. */
export type Accepts = (kind: 'style' | 'prop', key: string, value: Literal) => boolean;

/** Props of react-native-svg, which takes what CSS takes. */
const SVG_PROPS = new Set(['fill', 'stroke', 'strokeWidth']);
/** Numbers whose types list the values one by one. */
const LISTED_NUMBERS = new Set(['fontWeight']);

const HEAD = `import type {
  ImageStyle, PressableProps, SwitchProps, TextInputProps, TextProps, TextStyle, ViewStyle,
} from 'react-native';
type Of<T, K extends string> = K extends keyof T ? T[K] : never;
type style<K extends string> = Of<ViewStyle, K> | Of<TextStyle, K> | Of<ImageStyle, K>;
type prop<K extends string> =
  | Of<TextProps, K> | Of<TextInputProps, K> | Of<SwitchProps, K> | Of<PressableProps, K>;`;

/** Judges every value of `observed` with one run of the type checker over React Native's types. */
export function judge(observed: Observed[]): Accepts {
  const questions = new Set<string>();
  for (const { style, props } of observed) {
    for (const [key, value] of Object.entries(style)) questions.add(question('style', key, value));
    for (const [key, value] of Object.entries(props)) questions.add(question('prop', key, value));
  }
  const refused = typeCheck([...questions]);
  const normalizeColor = load('@react-native/normalize-colors');
  return (kind, key, value) => {
    if (kind === 'prop' && SVG_PROPS.has(key)) return true;
    if (/color$/i.test(key) && typeof value === 'string' && !value.startsWith('PlatformColor')) {
      return normalizeColor(value) !== null;
    }
    return !refused.has(question(kind, key, value));
  };
}

/** One line of the checked file; values that the types cannot tell apart share it. */
function question(kind: 'style' | 'prop', key: string, value: Literal): string {
  return `: ${kind}<'${key}'> = ${print(representative(key, value))};`;
}

function representative(key: string, value: Literal): Literal {
  if (typeof value === 'number') return LISTED_NUMBERS.has(key) ? value : 1;
  if (typeof value === 'string') {
    return value.replace(/^#[\da-f]{3,8}$/i, '#000').replace(/^-?[\d.]+(%|deg|px)$/, '1$1');
  }
  if (Array.isArray(value)) return value.map((item) => representative(key, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, representative(name, item)]);
  return Object.fromEntries(entries);
}

function typeCheck(questions: string[]): Set<string> {
  const folder = join(process.cwd(), 'node_modules/.cache/classes');
  const file = join(folder, `values-${process.pid}.ts`);
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
  const checker = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [checker, ...options, ...target, file]).toString();
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
