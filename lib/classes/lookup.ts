import { distance } from 'fastest-levenshtein';
import { type Bracket, fillBracket, fits, readBracket, toImportant } from './brackets';
import { colorOf } from './colors';
import { type ParsedClass, parseClass, problemOf, toVocabulary } from './resolve';
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

/** What a utility makes of a kind of value in brackets. */
export interface LookupBracket extends Bracket {
  support: string;
  remarks: string[];
}

/** What the browser loads for the lookup. */
export interface LookupData {
  pages: string[];
  groups: LookupGroup[];
  variants: [name: string, outcome: string][];
  brackets: LookupBracket[];
  /** Utilities that take something in brackets. */
  open: string[];
}

/** A class with all that is known of it. */
export interface Found {
  css: string;
  ios: string;
  android: string;
  support: string;
  remarks: string[];
  page: string | undefined;
  /** Whether the values follow from what the library makes of others of the same kind. */
  isDerived: boolean;
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

/** The data by name. */
interface Index {
  places: Map<string, [LookupGroup, string]>;
  brackets: Map<string, LookupBracket[]>;
  pageOf(utility: string): string | undefined;
  pages: string[];
}

const SUGGESTIONS = 8;
/** Utilities whose part after a slash is a name. */
const NAMED = /^(?:group|peer|@container)/;

/** Makes the lookup from its data. */
export function toLookup(data: LookupData): Lookup {
  const index = toIndex(data);
  const outcomes = new Map(data.variants);
  const vocabulary = toVocabulary(index.places.keys(), outcomes.keys(), data.open);
  return (text) => {
    const parsed = parseClass(text, vocabulary);
    const problem = problemOf(text, vocabulary) ?? misfit(text, parsed, index);
    const found = problem ? undefined : find(parsed, index);
    return {
      ...(found && { found: parsed.important ? important(found) : found }),
      variants: parsed.variants.map((name) => [name, outcomeOf(name, outcomes)]),
      problem,
      nearest: problem ? nearest(parsed.base, index.places.keys()) : [],
    };
  };
}

function toIndex({ groups, brackets, pages }: LookupData): Index {
  const places: Index['places'] = new Map();
  const byUtility: Index['brackets'] = new Map();
  const pageByUtility = new Map<string, string | undefined>();
  for (const group of groups) {
    for (const member of group.members) {
      const [end = ''] = member.split('\n');
      places.set(end ? `${group.utility}-${end}` : group.utility, [group, member]);
    }
    const known = pageByUtility.get(group.utility);
    pageByUtility.set(group.utility, known ?? pages[group.page]);
  }
  for (const bracket of brackets) {
    byUtility.set(bracket.utility, [...(byUtility.get(bracket.utility) ?? []), bracket]);
  }
  return { places, brackets: byUtility, pageOf: (utility) => pageByUtility.get(utility), pages };
}

/** Why a part after a slash does not belong there; nothing when it does. */
function misfit(
  text: string,
  { base, modifier, arbitrary }: ParsedClass,
  { places, brackets }: Index,
): string | undefined {
  if (modifier === undefined || arbitrary || NAMED.test(base) || !places.has(base))
    return undefined;
  if (fontSizeOf(base, places)) return undefined;
  const utility = colorUtility(base, places, brackets);
  if (!utility) return `${text} is no class: ${base} takes nothing after a slash`;
  const isStep = /^\d+$/.test(modifier) && !places.has(`opacity-${modifier}`);
  return isStep
    ? `${text} is no class: the opacities have no step ${modifier}; write ${base}/[${Number(modifier) / 100}]`
    : undefined;
}

function find(parsed: ParsedClass, index: Index): Found | undefined {
  const { base, modifier, arbitrary } = parsed;
  const place = index.places.get(base);
  if (!place) return arbitrary ? fromBrackets(base, arbitrary.value, modifier, index) : undefined;
  if (modifier === undefined || NAMED.test(base)) return written(place, index);
  if (fontSizeOf(base, index.places)) return withLeading(place, modifier, index);
  const utility = colorUtility(base, index.places, index.brackets);
  if (!utility) return undefined;
  return fromBrackets(`${utility}-[]`, colorOf(valuesOf(place)), modifier, index);
}

/** The class as the data has it. */
function written([group, member]: [LookupGroup, string], { pages }: Index): Found {
  const [, ...lists] = member.split('\n').map((list) => list.split('\t'));
  const [cssValues = [], iosValues = [], androidValues = iosValues] = lists;
  const [css = '', ios = '', android = ''] = group.shapes;
  return {
    css: fill(css, cssValues),
    ios: fill(ios, iosValues),
    android: fill(android, androidValues),
    support: group.support,
    remarks: group.remarks,
    page: pages[group.page],
    isDerived: false,
  };
}

/** A value in brackets, as far as the library follows a rule for its kind. */
function fromBrackets(
  base: string,
  raw: string,
  modifier: string | undefined,
  { brackets, pageOf }: Index,
): Found | undefined {
  const utility = base.replace(/-\[.*$/, '');
  const value = readBracket(raw, modifier);
  const bracket = brackets.get(utility)?.find(({ kind }) => kind === value?.kind);
  if (!value || !bracket || !fits(bracket, value)) return undefined;
  const { css, native, support, remarks } = bracket;
  return {
    css: fillBracket(css, value),
    ios: fillBracket(native.ios, value),
    android: fillBracket(native.android, value),
    support,
    remarks,
    page: pageOf(utility) ?? pageOf(utility.replace(/^-/, '')),
    isDerived: true,
  };
}

/** A font size with a line height after a slash: the size of one class, the height of `leading-*`. */
function withLeading(
  place: [LookupGroup, string],
  modifier: string,
  index: Index,
): Found | undefined {
  const rule = index.brackets.get('text')?.find(({ kind }) => kind === 'leading');
  const size = written(place, index);
  const name = `leading-${modifier}`;
  const leading = index.places.get(name);
  const raw = /^\[(.*)\]$/.exec(modifier)?.[1];
  const height = leading
    ? written(leading, index)
    : fromBrackets(name, raw ?? '', undefined, index);
  if (!rule || !height) return undefined;
  const em = /line-height: [\d.]+$/.test(height.css);
  const fontSize = Number(/fontSize: ([\d.]+)/.exec(size.ios)?.[1]);
  const native = (text: string) =>
    text.replace(/[\d.]+$/, (number) => {
      const lines = em ? (Number(number) / 14) * fontSize : Number(number);
      return String(Math.round(lines * 100) / 100);
    });
  const join = (own: string, other: string) => own.replace(/line-?height: \S+$/i, other);
  const { support, remarks } = rule;
  return {
    ...size,
    css: join(size.css, height.css),
    ios: rule.native.ios && join(size.ios, native(height.ios)),
    android: rule.native.android && join(size.android, native(height.android)),
    support,
    remarks,
    isDerived: true,
  };
}

function fontSizeOf(base: string, places: Index['places']): boolean {
  return places.get(base)?.[0].shapes[0]?.startsWith('font-size:') ?? false;
}

/** The utility of a class that is a colour and can be faded. */
function colorUtility(
  base: string,
  places: Index['places'],
  brackets: Index['brackets'],
): string | undefined {
  const place = places.get(base);
  const parts = base.split('-');
  const utility = parts
    .map((_, end) => parts.slice(0, end).join('-'))
    .find((name) => brackets.get(name)?.some(({ kind }) => kind === 'faded'));
  return place && colorOf(valuesOf(place)) ? utility : undefined;
}

function valuesOf([, member]: [LookupGroup, string]): string[] {
  return member.split(/[\n\t]/).slice(1);
}

function important(found: Found): Found {
  return { ...found, css: toImportant(found.css) };
}

/** What becomes of a variant; one with brackets fares like the one that the data has with the same name. */
function outcomeOf(variant: string, outcomes: ReadonlyMap<string, string>): string | undefined {
  const plain = variant.replace(/(?<!\[[^\]]*)\/.*$/, '');
  const known = outcomes.get(plain);
  const [stem] = /^[\w@-]+\[/.exec(plain) ?? [];
  if (known || !stem) return known;
  return [...outcomes].find(([name]) => name.startsWith(stem))?.[1];
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
