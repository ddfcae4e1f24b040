import { distance } from 'fastest-levenshtein';
import { toImportant } from './brackets';
import { colorOf } from './colors';
import { colorUtility, fontSizeOf, fromBrackets, withLeading } from './derive';
import {
  type Found,
  type LookupData,
  type LookupIndex,
  toIndex,
  valuesOf,
  written,
} from './lookup-index';
import { type ParsedClass, parseClass, problemOf, toVocabulary } from './resolve-class';

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
/** Letters of the longest text that is looked up: far more than any class has, and answered at once. */
const LONGEST = 300;
const TOO_LONG = `A class has up to ${LONGEST} letters`;
/** Utilities whose part after a slash is a name. */
const NAMED = /^(?:group|peer|@container)/;

/** Makes the lookup from its data. */
export function toLookup(data: LookupData): Lookup {
  const index = toIndex(data);
  const outcomes = new Map(data.variants);
  const vocabulary = toVocabulary(index.places.keys(), outcomes.keys(), data.open);
  return (text) => {
    if (text.length > LONGEST) return { variants: [], problem: TOO_LONG, nearest: [] };
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

/** Why a part after a slash does not belong there; nothing when it does. */
function misfit(
  text: string,
  { base, modifier, arbitrary }: ParsedClass,
  { places, brackets }: LookupIndex,
): string | undefined {
  if (modifier === undefined || arbitrary || NAMED.test(base) || !places.has(base))
    return undefined;
  if (fontSizeOf(base, places)) return undefined;
  const utility = colorUtility(base, places, brackets);
  if (!utility) return `${text} is not a class. ${base} does not take a value after /`;
  const isStep = /^\d+$/.test(modifier) && !places.has(`opacity-${modifier}`);
  return isStep
    ? `${text} is not a class. The opacity scale has no step ${modifier}; write ${base}/[${Number(modifier) / 100}]`
    : undefined;
}

function find(parsed: ParsedClass, index: LookupIndex): Found | undefined {
  const { base, modifier, arbitrary } = parsed;
  const place = index.places.get(base);
  if (!place) return arbitrary ? fromBrackets(base, arbitrary.value, modifier, index) : undefined;
  if (modifier === undefined || NAMED.test(base)) return written(place, index);
  if (fontSizeOf(base, index.places)) return withLeading(place, modifier, index);
  const utility = colorUtility(base, index.places, index.brackets);
  if (!utility) return undefined;
  return fromBrackets(`${utility}-[]`, colorOf(valuesOf(place)), modifier, index);
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
