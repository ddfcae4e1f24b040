import { type LookupIndex, written } from '@/lib/classes/lookup/lookup-index';
import { camelCase } from './display';

/** How many classes are offered at most. */
const MOST = 12;

/** A class with the declarations that it makes, by the names that style objects have. */
interface Declaring {
  name: string;
  utility: string;
  css: Map<string, string>;
  native: Map<string, string>;
}

/** Properties of React Native that the library writes as others. */
const SHORTHANDS = new Map(
  Object.entries({
    marginHorizontal: ['marginLeft', 'marginRight'],
    marginVertical: ['marginTop', 'marginBottom'],
    paddingHorizontal: ['paddingLeft', 'paddingRight'],
    paddingVertical: ['paddingTop', 'paddingBottom'],
  }),
);

const QUERY = /^([a-z][A-Za-z-]*?)\s*(?::\s*(.+?))?[;,]?$/;

/** Finds the classes that set a property, to a value if there is one: `paddingTop`, `padding: 4px`. */
export type ByProperty = (query: string) => { property: string; names: string[] } | undefined;

/** Makes the search by property from the classes of a version; the first question reads them all. */
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

/** The declarations of one line of CSS or of a style object, those inside of others left out. */
function declarations(text: string): [name: string, value: string][] {
  const flat = text.includes('{ ') ? text.replace(/\{[^{}]*\}/g, '{}') : text;
  return [
    ...flat.matchAll(/(?:^|[;,] )([A-Za-z][\w-]*)(?:: ?|=\{?)((?:\([^()]*\)|'[^']*'|[^;,(])+)/g),
  ].map(([, name = '', value = '']) => [camelCase(name), toComparable(value)]);
}

/** A value as CSS and style objects may both write it: without quotes, lengths in pixels as numbers. */
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

/** One class of each utility, with a step that most scales have. */
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
