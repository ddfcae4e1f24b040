import type { Literal } from './literal';
import type { Descriptor, NativeRule, RootValue } from './native-compiler';

/** Values of an app's CSS variables, keyed by name, such as `--accent`. */
export type Variables = Record<string, Literal>;

/** Names of variables that Tailwind and NativeWind's runtime set internally. */
const INTERNAL = /^--(?:tw-|___css-interop)/;

/** Returns the names of the app's variables that compiled rules read. */
export function variablesRead(rules: NativeRule[]): string[] {
  const source = JSON.stringify(rules);
  const names = [...source.matchAll(/"var",\["(--[^"]+)"/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !INTERNAL.test(name)))];
}

/** Returns the names of the app's variables that occur in `var()` in a piece of CSS. */
export function variablesInCss(css: string): string[] {
  const names = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !INTERNAL.test(name)))];
}

/** Returns the app's variables that compiled rules set, with each value as CSS. */
export function variablesSet(rules: NativeRule[]): [name: string, css: string][] {
  return rules
    .flatMap(({ variables = [] }) => variables)
    .filter(([name]) => !INTERNAL.test(name))
    .map(([name, value]) => [name, toCss(value)]);
}

/**
 * Describes the value of a CSS variable of `:root`, such as `--brand is #f00, and #0f0 in dark mode`.
 */
export function rootText(name: string, { light, dark }: RootValue = {}): string {
  const [first, second] = [light, dark].map((value) =>
    value === undefined ? undefined : toCss(value),
  );
  if (first === undefined) return `${name} is ${second} in dark mode`;
  return second === undefined || second === first
    ? `${name} is ${first}`
    : `${name} is ${first}, and ${second} in dark mode`;
}

/**
 * For each class that sets a variable, such as `[--name:value]`, returns a class that reads this variable.
 * The compiler drops a variable that no class reads.
 */
export function readersOfSet(classes: readonly string[]): string[] {
  const set = classes.flatMap((name) => [...name.matchAll(/\[(--[\w-]+):/g)]);
  return set.map(([, name = '']) => toReader(name));
}

/** Returns a class that reads a variable as its padding. */
export function toReader(variable: string): string {
  return `[padding:var(${variable.replaceAll('_', '\\_')})]`;
}

/** Copies a compiled rule, leaving out the app's variables that it sets. */
export function withoutAppVariables(rule: NativeRule): NativeRule {
  return { ...rule, variables: rule.variables?.filter(([name]) => INTERNAL.test(name)) };
}

/**
 * Creates an example value for the variable with this index. Values other than keywords differ by index, so a
 * class's variables can be told apart in a result.
 */
type ToExample = (index: number) => Literal;

/** Creates the channels of `rgb()`. */
const toChannels: ToExample = (index) => `12 23 ${34 + index}`;

/**
 * Functions that create example values, one per type of value: color, number, percentage, angle, the channels
 * of `rgb()` and `hsl()`, and a list as provided by `:root`.
 */
const TYPES: ToExample[] = [
  (index) => `#0102${(index + 3).toString(16).padStart(2, '0')}`,
  (index) => 11 + 2 * index,
  (index) => `${11 + 2 * index}%`,
  (index) => `${11 + 2 * index}deg`,
  toChannels,
  (index) => `12 23% ${34 + index}%`,
  (index) => [12, 23, 34 + index],
];
/** Functions that return example keywords for style properties that accept only keywords. */
const KEYWORDS: ToExample[] = [
  ...['middle', 'center', 'row', 'absolute', 'bold', 'italic', 'hidden', 'none', 'solid', 'wrap'],
  ...['uppercase', 'underline', 'cover'],
].map((keyword) => () => keyword);

/** Maps each variable to its index in `names`. */
export function numbered(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}

/**
 * Returns sets of example values for the numbered variables, one set per type of value and one per keyword.
 * If a class reads two variables, but none reads more, also returns a set for each pair of types. Channels come first,
 * because React Native also accepts `rgba(11, 12 23 34)`, with channels as the opacity.
 */
export function exampleValues(numbers: ReadonlyMap<string, number>): Variables[] {
  if (numbers.size === 0) return [];
  const alike = [...TYPES, ...KEYWORDS].map((type) => [type, type]);
  const pairs = [toChannels, ...TYPES].flatMap((first) => TYPES.map((second) => [first, second]));
  const types = Math.max(...numbers.values()) === 1 ? [...alike, ...pairs] : alike;
  return types.map(([first, second]) =>
    Object.fromEntries(
      [...numbers].map(([name, number]) => [
        name,
        (number % 2 === 0 ? first : second)?.(number) ?? null,
      ]),
    ),
  );
}

/**
 * Whether a string already contains one of the example values. If so, an example value in a result cannot be
 * traced back to its variable.
 */
export function hasExample(text: string, variables: Variables): boolean {
  const words = new Set(text.match(/[\w#%.]+/g));
  return Object.values(variables).some((value) => words.has(toText(value)));
}

/** Converts an example value to CSS. */
export function toText(value: Literal): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/**
 * Replaces example values in a result with `var(--name)`. Values computed from examples, such as sums, are
 * not replaced.
 */
export function withVariables(value: Literal, variables: Variables): Literal {
  if (Array.isArray(value)) return value.map((item) => withVariables(item, variables));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      withVariables(item, variables),
    ]);
    return Object.fromEntries(entries);
  }
  const found = Object.entries(variables);
  const [same] = found.find(([, example]) => example === value) ?? [];
  if (same) return `var(${same})`;
  if (typeof value !== 'string') return value;
  return found.reduce((text, [name, example]) => {
    // Color functions separate their channels with commas.
    const forms = [String(example), String(example).replaceAll(' ', ', ')];
    const form = typeof example === 'string' && forms.find((part) => text.includes(part));
    return form ? text.replace(form, `var(${name})`) : text;
  }, value);
}

/** Converts a value in a compiled rule to CSS. */
function toCss(value: Descriptor): string {
  if (!Array.isArray(value)) return String(value);
  const [head, name, args = []] = value;
  if (typeof head !== 'object' || Array.isArray(head)) return value.map(toCss).join(' ');
  return `${name}(${[args]
    .flat()
    .map(toCss)
    .join(name === 'calc' ? ' ' : ', ')})`;
}
