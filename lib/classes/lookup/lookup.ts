import { alternativeTo, classesIn } from '@/lib/classes/data/alternatives';
import { behindVariant } from '@/lib/classes/data/behind-variant';
import { type ClassSupport, decodeSupport, encodeSupport } from '@/lib/classes/data/class-data';
import { colorOf } from '@/lib/classes/data/palette';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import {
  MARKERS,
  type ParsedClass,
  parseClass,
  problemOf,
  toVocabulary,
} from '@/lib/classes/data/resolve-class';
import {
  type Answer,
  type Found,
  type Instead,
  type LookupData,
  type LookupIndex,
  toIndex,
  valuesOf,
  written,
} from './lookup-index';
import { toSuggest } from './suggest';

/** Class lookup that uses the class data. */
export interface Lookup {
  /**
   * Looks up a string in the class data. If it is not a class, also searches for classes to suggest, which
   * takes about 20 ms, unless `isOffering` is false.
   */
  answer(text: string, isOffering?: boolean): Answer;
  /**
   * Key, such as `v4`, of the NativeWind version that can compute classes missing from the data. `undefined`
   * if there is none.
   */
  library: string | undefined;
  /**
   * Converts the support that the library worker has computed for a class to a lookup result. If the class
   * has no effect, and there is no reason for this, the result is the same as for a string that is not a
   * class. Searches for suggestions unless `isOffering` is false.
   */
  complete(text: string, computed: ClassSupport, isOffering?: boolean): Answer;
  /** Returns the title of a page that a lookup result refers to. */
  titleOf(page: string): string;
}

/** Maximum length of a string to look up, in characters. No real class is this long. */
const LONGEST = 300;
const TOO_LONG = `A class has up to ${LONGEST} letters`;
const SILENT = 'Native drops its value without a warning.';
/** Utilities for which the text after a slash is a name, such as `group/card`. */
const NAMED = /^(?:group|peer|@container)/;

/** Creates the class lookup from the lookup data. */
export function toLookup(data: LookupData): Lookup {
  const index = toIndex(data);
  const vocabulary = toVocabulary(index.places.keys(), index.variants.keys(), data.open);
  const problem = (text: string, parsed = parseClass(text, vocabulary)) =>
    problemOf(text, vocabulary) ?? misfit(text, parsed, index);
  const suggest = toSuggest(index, vocabulary, (text) => !problem(text));
  const withInstead = (text: string, found: Found): Found => {
    const instead = toInstead(text, index);
    return instead ? { ...found, instead } : found;
  };
  return {
    answer(text, isOffering = true) {
      if (text.length > LONGEST) return { problem: TOO_LONG };
      const parsed = parseClass(text, vocabulary);
      const { base } = parsed;
      if (MARKERS.has(base) && !index.places.has(base))
        return { problem: `${base} styles nothing by itself; other classes look for it` };
      const wrong = problem(text, parsed);
      if (wrong) return suggest.instead(text, wrong, isOffering);
      const found = find(parsed, index, data.failsBehindVariants);
      // Some names are both a class and a CSS property, such as `flex`.
      const isWord = found && /^[a-z]+$/.test(text);
      const offered = isWord ? suggest.byProperty(text) : undefined;
      return { found: found && withInstead(text, found), offered };
    },
    library: data.library,
    complete(text, computed, isOffering = true) {
      const isNothing = computed.status === 'no effect' && computed.why.length === 0;
      if (isNothing) return suggest.instead(text, `${text} is not a class`, isOffering);
      const found = toFound(computed, parseClass(text, vocabulary).base, index);
      return { found: withInstead(text, found) };
    },
    titleOf: (page) => data.titles[data.pages.indexOf(page)] ?? page,
  };
}

/**
 * Explains why a class does not accept the text after its slash, such as `50` in `p-4/50`. `undefined` if no
 * problem was found.
 */
function misfit(
  text: string,
  { base, modifier, arbitrary }: ParsedClass,
  { places }: LookupIndex,
): string | undefined {
  const place = places.get(base);
  // Only Tailwind 4 supports variables in parentheses.
  if (modifier?.startsWith('(')) return `${text} is not a class`;
  if (modifier === undefined || arbitrary || NAMED.test(base) || !place) return undefined;
  if (place[0].shapes[0]?.startsWith('font-size:')) return undefined;
  if (!colorOf(valuesOf(place)))
    return `${text} is not a class. ${base} does not take a value after /`;
  const isStep = /^\d+$/.test(modifier) && !places.has(`opacity-${modifier}`);
  return isStep
    ? `${text} is not a class. The opacity scale has no step ${modifier}; write ${base}/[${Number(modifier) / 100}]`
    : undefined;
}

/**
 * Finds the result for a class with at most one variant. `undefined` if the class data cannot provide it.
 * Several variants affect each other, so only the library worker can compute a class with more variants.
 */
function find(
  { base, modifier, variants, important }: ParsedClass,
  index: LookupIndex,
  fails: string | undefined,
) {
  const place = index.places.get(base);
  if (!place || (modifier !== undefined && !NAMED.test(base)) || variants.length > 1)
    return undefined;
  const plain = written(place, index);
  const found = important ? { ...plain, css: toImportant(plain.css) } : plain;
  const [name] = variants;
  if (name === undefined) return found;
  if (fails !== undefined && found.ios.startsWith(fails)) return undefined;
  const variant = index.variants.get(name);
  return variant && behindVariant(found, variant);
}

function toFound(computed: ClassSupport, base: string, index: LookupIndex): Found {
  const { findPage, places, pages } = index;
  const { css, native, support, conditions = [], notes } = computed;
  const isNative = support.ios !== 'none' || support.android !== 'none';
  const place = places.get(base);
  // The facts are about the default theme, which a class of an app can differ from.
  const isOwn = place && computed.name === base && written(place, index).css !== css;
  const facts = isNative && !isOwn ? index.facts : [];
  const said = [...reasonsOf(computed), ...notesOf({ name: base, notes }, facts)];
  const group = place?.[0];
  return {
    css,
    ...native,
    support: encodeSupport(support),
    conditions,
    remarks: said.length > 0 || isNative || !css ? said : [SILENT],
    page: group ? pages[group.page] : findPage(base.replace(/-\[.*$/, ''), css),
  };
}

/** Returns what to write on native instead of a class, or `undefined` if there is nothing to suggest. */
function toInstead(text: string, { places, variants, pages }: LookupIndex): Instead | undefined {
  const groupOf = (name: string) => places.get(name)?.[0];
  const supportOf = (name: string) => {
    const group = groupOf(name);
    return group && decodeSupport(group.support);
  };
  const sentence = alternativeTo(text, { supportOf, variants });
  if (sentence === undefined) return undefined;
  const last = parseClass(classesIn(sentence).at(-1) ?? '', { has: (name) => places.has(name) });
  return { sentence, page: pages[groupOf(last.base)?.page ?? -1] };
}

/** Adds `!important` to each declaration that does not have it. */
function toImportant(css: string): string {
  return css.replace(/(: [^;{}]+?)(?: !important)?(?=\s*(?:;|\}|$))/g, '$1 !important');
}
