import { distance } from 'fastest-levenshtein';
import { parseClass, problemOf, toVocabulary } from './resolve';
import { fill } from './template';

/** Classes that differ in values only. A member is its end and its values, parted by line ends. */
export interface LookupGroup {
  utility: string;
  /** CSS, native style on iOS, native style on Android. */
  shapes: string[];
  support: string;
  remarks: string[];
  /** Index of the page that has the table; -1 for none. */
  page: number;
  members: string[];
}

/** What the browser loads for the lookup. */
export interface LookupData {
  pages: string[];
  groups: LookupGroup[];
  variants: [name: string, outcome: string][];
}

/** A class with all that is known of it. */
export interface Found {
  css: string;
  ios: string;
  android: string;
  support: string;
  remarks: string[];
  page: string | undefined;
}

/** The answer to what was typed. */
export interface Answer {
  found?: Found;
  /** Variants with what becomes of them on native; nothing known of those with brackets. */
  variants: [name: string, outcome: string | undefined][];
  /** Why there is no such class. */
  problem?: string | undefined;
  /** Classes with nearly the same name, nearest first. */
  nearest: string[];
}

/** Answers for what is typed into the lookup. */
export type Lookup = (text: string) => Answer;

const SUGGESTIONS = 8;

/** Makes the lookup from its data. */
export function toLookup(data: LookupData): Lookup {
  const places = new Map<string, [LookupGroup, string]>();
  for (const group of data.groups) {
    for (const member of group.members) {
      const [end = ''] = member.split('\n');
      places.set(end ? `${group.utility}-${end}` : group.utility, [group, member]);
    }
  }
  const outcomes = new Map(data.variants);
  const vocabulary = toVocabulary(places.keys(), outcomes.keys());
  return (text) => {
    const { variants, base, modifier, arbitrary } = parseClass(text, vocabulary);
    const place = places.get(base);
    const page = (group: LookupGroup) => data.pages[group.page];
    const problem = problemOf(text, vocabulary);
    const found = place
      ? toFound(place, page(place[0]), modifier)
      : problem || !arbitrary
        ? undefined
        : fromBrackets(data.groups, base, arbitrary, page);
    return {
      ...(found && { found }),
      variants: variants.map((name) => [name, outcomeOf(name, outcomes)]),
      problem,
      nearest: found && !problem ? [] : nearest(base, places.keys()),
    };
  };
}

/** What becomes of a variant; one with brackets fares like the one that the data has with the same name. */
function outcomeOf(variant: string, outcomes: ReadonlyMap<string, string>): string | undefined {
  const plain = variant.replace(/(?<!\[[^\]]*)\/.*$/, '');
  const known = outcomes.get(plain);
  const [stem] = /^[\w@-]+\[/.exec(plain) ?? [];
  if (known || !stem) return known;
  return [...outcomes].find(([name]) => name.startsWith(stem))?.[1];
}

function toFound(
  [group, member]: [LookupGroup, string],
  page: string | undefined,
  modifier?: string,
): Found {
  const [, css = '', ios = '', android = ''] = member.split('\n');
  const values = [css, ios, android || ios].map((list) => list.split('\t'));
  const faded = values.map((list) =>
    modifier ? list.map((value) => fade(value, modifier)) : list,
  );
  return written(group, faded, page);
}

function written(
  { shapes, support, remarks }: LookupGroup,
  values: string[][],
  page: string | undefined,
): Found {
  const [css = '', ios = '', android = ''] = shapes.map((shape, index) =>
    fill(shape, values[index] ?? []),
  );
  return { css, ios, android, support, remarks, page };
}

/** A colour with the opacity after a slash; other values stay. */
function fade(value: string, modifier: string): string {
  const opacity = /^\d+$/.test(modifier)
    ? Number(modifier) / 100
    : Number(modifier.replace(/[[\]]/g, ''));
  if (Number.isNaN(opacity)) return value;
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  if (/^#[\da-f]{6}$/i.test(value)) return `${value}${alpha}`;
  return value.replace(/^rgb\((\d+ \d+ \d+) .*$/, `rgb($1 / ${opacity})`);
}

/** A value in brackets takes the place of those of a class of the same utility. */
function fromBrackets(
  groups: LookupGroup[],
  base: string,
  { utility, value }: { utility: string; value: string },
  page: (group: LookupGroup) => string | undefined,
): Found | undefined {
  const kind = /^(#|rgb|hsl)/.test(value) ? 'color' : /%$/.test(value) ? 'percent' : 'number';
  const sign = base.startsWith('-') ? '-' : '';
  const candidates = groups.filter(
    (group) => group.utility === sign + utility || group.utility === utility,
  );
  const holds = (wanted: string) =>
    candidates.find(({ shapes }) => shapes.some((shape) => shape.includes(`‹${wanted}›`)));
  const group = holds(kind) ?? (kind === 'percent' ? holds('number') : undefined);
  if (!group) return undefined;
  const spaced = value.replaceAll('_', ' ');
  const native = toNative(spaced);
  const many = (text: string) => Array.from({ length: 9 }, () => sign + text);
  return written(group, [many(spaced), many(native), many(native)], page(group));
}

/** Lengths as React Native takes them: px without unit, a rem of 14. */
function toNative(value: string): string {
  const [, amount, unit] = /^(-?[\d.]+)(px|rem)$/.exec(value) ?? [];
  return amount ? String(Number(amount) * (unit === 'rem' ? 14 : 1)) : value;
}

function nearest(base: string, names: Iterable<string>): string[] {
  if (!base) return [];
  const scored = [...names].map((name): [number, string] => [
    name.startsWith(base) ? name.length - base.length - 100 : distance(base, name),
    name,
  ]);
  return scored
    .filter(([score]) => score < Math.max(3, base.length / 2))
    .sort(([a], [b]) => a - b)
    .slice(0, SUGGESTIONS)
    .map(([, name]) => name);
}
