import { type LookupIndex, written } from '@/lib/classes/lookup/lookup-index';
import { camelCase } from './display';

/** Maximum number of classes in a search result. */
const MOST = 12;

/** Class and its declarations, keyed by property name. Names are in camel case, as in style objects. */
interface Declaring {
  name: string;
  utility: string;
  css: Map<string, string>;
  native: Map<string, string>;
}

/** React Native shorthands that no class sets, and the properties that classes set instead. */
const SHORTHANDS = new Map(
  Object.entries({
    marginHorizontal: ['marginLeft', 'marginRight'],
    marginVertical: ['marginTop', 'marginBottom'],
    paddingHorizontal: ['paddingLeft', 'paddingRight'],
    paddingVertical: ['paddingTop', 'paddingBottom'],
  }),
);

const QUERY = /^([a-z][A-Za-z-]*?)\s*(?::\s*(.+?))?[;,]?$/;

/**
 * Finds up to 12 classes for a query with a property and optionally a value, such as `paddingTop` or
 * `padding: 4px`. A query without a value returns at most one class per utility. `names` is empty if classes
 * set the property, but not to this value. `undefined` if no class sets the property.
 */
export type ByProperty = (query: string) => { property: string; names: string[] } | undefined;

/**
 * Creates a search for classes by property. The first search parses all classes in the index, and later
 * searches reuse the result.
 */
export function toByProperty(index: LookupIndex): ByProperty {
  let classes: Declaring[] | undefined;
  return (query) => {
    const [, property = '', value] = QUERY.exec(query.trim()) ?? [];
    if (!property) return undefined;
    classes ??= [...index.places].map(([name, place]) => toDeclaring(name, place, index));
    const key = camelCase(property);
    const keys = SHORTHANDS.get(key) ?? [key];
    const setting = classes.filter(({ css, native }) =>
      keys.every((name) => css.has(name) || native.has(name)),
    );
    if (setting.length === 0) return undefined;
    const fewest = [...setting].sort((a, b) => sizeOf(a) - sizeOf(b));
    const found = value === undefined ? onePerUtility(fewest) : withValue(fewest, keys, value);
    return { property, names: found.slice(0, MOST).map(({ name }) => name) };
  };
}

function toDeclaring(
  name: string,
  place: Parameters<typeof written>[0],
  index: LookupIndex,
): Declaring {
  const { css, ios, android } = written(place, index);
  const styles = [...declarations(ios), ...declarations(android)];
  return {
    name,
    utility: place[0].utility,
    css: new Map(declarations(css)),
    native: new Map(styles),
  };
}

/** Parses the declarations in one line of CSS or in a native style. Skips declarations nested in braces. */
function declarations(text: string): [name: string, value: string][] {
  const flat = text.includes('{ ') ? text.replace(/\{[^{}]*\}/g, '{}') : text;
  return [
    ...flat.matchAll(/(?:^|[;,] )([A-Za-z][\w-]*)(?:: ?|=\{?)((?:\([^()]*\)|'[^']*'|[^;,(])+)/g),
  ].map(([, name = '', value = '']) => [camelCase(name), toComparable(value)]);
}

/**
 * Normalizes a value, so CSS values can be compared with style object values. Converts it to lower case,
 * removes quotes around it, and converts px and rem lengths to numbers in px, such as `1rem` to `16`.
 */
function toComparable(value: string): string {
  const plain = value
    .trim()
    .replace(/^['"]|['"}]+$/g, '')
    .toLowerCase();
  const [, amount, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(plain) ?? [];
  if (amount === undefined) return plain;
  return String(Number(amount) * (unit === 'rem' ? 16 : 1));
}

function withValue(classes: Declaring[], keys: string[], value: string): Declaring[] {
  const wanted = toComparable(value);
  const hits = (values: Map<string, string>) => keys.every((key) => values.get(key) === wanted);
  const everywhere = classes.filter(({ css, native }) => hits(css) && hits(native));
  return [
    ...new Set([...everywhere, ...classes.filter(({ css, native }) => hits(css) || hits(native))]),
  ];
}

/**
 * Picks one class per utility: the class with step 4, such as `p-4`, if there is one, otherwise the first
 * class. Skips negative classes.
 */
function onePerUtility(classes: Declaring[]): Declaring[] {
  const found = new Map<string, Declaring>();
  for (const item of classes) {
    if (item.utility.startsWith('-')) continue;
    if (!found.has(item.utility) || item.name === `${item.utility}-4`)
      found.set(item.utility, item);
  }
  return [...found.values()];
}

function sizeOf({ css, native }: Declaring): number {
  return Math.max(css.size, native.size);
}
