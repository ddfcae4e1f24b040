import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runNode, writeProject } from '../project';

const require = createRequire(import.meta.url);

/** Value that a component receives in its style or as a prop. */
export interface GivenValue {
  kind: 'style' | 'prop';
  key: string;
  value: unknown;
}

const HEAD = `import type { ImageStyle, PressableProps, SwitchProps, TextInputProps, TextProps, TextStyle, ViewStyle } from 'react-native';
type Key<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type style<K extends string> = At<ViewStyle | TextStyle | ImageStyle, K>;
type prop<K extends string> = At<TextProps | TextInputProps | SwitchProps | PressableProps, K>;
`;
/** Props of react-native-svg, whose values are never rejected. They can also be set in a style. */
export const SVG = new Set(['fill', 'stroke', 'strokeWidth']);

/**
 * Returns the keys, as `valueKey` returns them, of the values that React Native does not accept: values of
 * the wrong type, invalid colors, and values that it ignores or throws on at run time.
 */
export async function rejectedValues(values: GivenValue[]): Promise<Set<string>> {
  const all = [...new Map(values.map((value) => [valueKey(value), value])).values()];
  const normalizeColor: (
    color: string,
  ) => number | null = require('@react-native/normalize-colors');
  const typed = all.filter(({ key }) => !SVG.has(key));
  const lines = typed.map(
    ({ kind, key, value }, index) =>
      `export const v${index}: ${kind}<${JSON.stringify(key)}> = ${JSON.stringify(value)};`,
  );
  const folder = writeProject({ 'values.ts': HEAD + lines.join('\n') });
  const tsc = join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false', '--ignoreConfig'];
  const target = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  const { output } = await runNode(folder, [tsc, ...options, ...target, 'values.ts']);
  const first = HEAD.split('\n').length;
  const wrong = [...output.matchAll(/\((\d+),\d+\): error TS/g)].map(
    ([, line]) => typed[Number(line) - first],
  );
  const isUnreadable = ({ key, value }: GivenValue) =>
    /color$/i.test(key) &&
    typeof value === 'string' &&
    !/^PlatformColor/.test(value) &&
    normalizeColor(value) === null;
  const rejected = [...wrong, ...all.filter(isUnreadable), ...all.filter(isThrown)];
  return new Set(rejected.flatMap((value) => (value ? [valueKey(value)] : [])));
}

/**
 * Whether React Native cannot use a value that its types accept. Examples are a rotation without an angle
 * unit, an invalid aspect ratio, and a gap in an unsupported unit.
 */
function isThrown({ key, value }: GivenValue): boolean {
  if (key === 'aspectRatio' && typeof value === 'string')
    return value !== 'auto' && value.split('/').some((part) => Number.isNaN(Number(part)));
  if (/gap$|radius$/i.test(key) && typeof value === 'string') return !/^-?[\d.]+%$/.test(value);
  const steps = key === 'transform' && Array.isArray(value) ? value : [];
  return steps
    .flatMap((step) => Object.entries(Object(step)))
    .some(([name, amount]) => /^rotate|^skew/.test(name) && !/deg|rad/.test(String(amount)));
}

/** Returns a string that identifies the kind, the key, and the value. */
export function valueKey({ kind, key, value }: GivenValue): string {
  return `${kind} ${key} ${JSON.stringify(value)}`;
}
