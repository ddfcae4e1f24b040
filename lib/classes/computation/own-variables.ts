import type { Literal } from './literal';
import type { Descriptor, NativeRule } from './native-compiler';

/** CSS variables of an app by name, with their values. */
export type Variables = Record<string, Literal>;

/** Variables that Tailwind and the runtime set themselves. */
const INTERNAL = /^--(?:tw-|___css-interop)/;

/** Names of the app's variables that compiled rules read. */
export function variablesRead(rules: NativeRule[]): string[] {
  const source = JSON.stringify(rules);
  const names = [...source.matchAll(/"var",\["(--[^"]+)"/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !INTERNAL.test(name)))];
}

/** Names of the app's variables that CSS reads. */
export function variablesInCss(css: string): string[] {
  const names = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !INTERNAL.test(name)))];
}

/** The app's variables that compiled rules set, with their values as CSS. */
export function variablesSet(rules: NativeRule[]): [name: string, css: string][] {
  return rules
    .flatMap(({ variables = [] }) => variables)
    .filter(([name]) => !INTERNAL.test(name))
    .map(([name, value]) => [name, toCss(value)]);
}

/** Classes that read each variable set by `[--name:value]`. Without a reader, the compiler drops the variable. */
export function readersOfSet(classes: readonly string[]): string[] {
  const set = classes.flatMap((name) => [...name.matchAll(/\[(--[\w-]+):/g)]);
  return set.map(([, name = '']) => `[padding:var(${name.replaceAll('_', '\\_')})]`);
}

/** A copy of the rule without the app's variables that it sets. */
export function withoutOwn(rule: NativeRule): NativeRule {
  return { ...rule, variables: rule.variables?.filter(([name]) => INTERNAL.test(name)) };
}

/** An example value; it differs by index, so that two variables of a class can be told apart. */
type ToExample = (index: number) => Literal;

/** Colors, numbers, percentages, angles, the channels of rgb() and hsl(), and a list as :root gives it. */
const TYPES: ToExample[] = [
  (index) => `#0102${(index + 3).toString(16).padStart(2, '0')}`,
  (index) => 11 + 2 * index,
  (index) => `${11 + 2 * index}%`,
  (index) => `${11 + 2 * index}deg`,
  (index) => `12 23 ${34 + index}`,
  (index) => `12 23% ${34 + index}%`,
  (index) => [12, 23, 34 + index],
];
/** Keywords: at least one for each style property that takes nothing else. */
const KEYWORDS: ToExample[] = [
  ...['middle', 'center', 'row', 'absolute', 'bold', 'italic', 'hidden', 'none', 'solid', 'wrap'],
  ...['uppercase', 'underline', 'cover'],
].map((keyword) => () => keyword);

/** Numbers variables in the order in which a class reads them. */
export function numbered(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}

/**
 * Example values for the numbered variables: one set for each type, and one for each pair of types if there are
 * exactly two variables.
 */
export function exampleValues(numbers: ReadonlyMap<string, number>): Variables[] {
  if (numbers.size === 0) return [];
  const alike = [...TYPES, ...KEYWORDS].map((type) => [type, type]);
  const pairs = TYPES.flatMap((first) => TYPES.map((second) => [first, second]));
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

/** Tells whether a text already contains an example value, which could not be traced back to its variable then. */
export function hasExample(text: string, variables: Variables): boolean {
  const words = new Set(text.match(/[\w#%.]+/g));
  return Object.values(variables).some((value) => words.has(toText(value)));
}

/** An example value as CSS text. */
export function toText(value: Literal): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Replaces example values by `var(--name)`. Values computed from examples, such as sums, stay as they are. */
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
    // A color function has its channels between commas.
    const forms = [String(example), String(example).replaceAll(' ', ', ')];
    const form = typeof example === 'string' && forms.find((part) => text.includes(part));
    return form ? text.replace(form, `var(${name})`) : text;
  }, value);
}

/** A compiled value as CSS. */
function toCss(value: Descriptor): string {
  if (!Array.isArray(value)) return String(value);
  const [head, name, args = []] = value;
  if (typeof head !== 'object' || Array.isArray(head)) return value.map(toCss).join(' ');
  return `${name}(${[args]
    .flat()
    .map(toCss)
    .join(name === 'calc' ? ' ' : ', ')})`;
}
