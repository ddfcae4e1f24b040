import { groupBy } from '@/lib/classes/data/group-by';
import {
  colorFamily,
  isPlainValue,
  looksLikeClass,
  toClassName,
  toFamilies,
  toSignedName,
} from './class-families';
import { correctionOf, pairLookups, type TermQuery, toLookups } from './lookups';
import { patternsOf, shareOf } from './pack';
import { isFiller, isSameTerm, likeness, totalWeight, type Weighted } from './phrase-match';
import { FIELDS, type Field, type IndexedSection, type SearchIndex } from './search-index';
import { splitWord, toPairs, toWords } from './tokens';
import { sequenceShare } from './word-sequence';

/** Section that matches a query, with its score and the index terms that matched. */
export interface Ranked {
  found: IndexedSection;
  score: number;
  terms: string[];
  /** Class in the query that the page documents. */
  className?: string;
  /** Encoded support of `className`, one letter per platform, such as `ff-`. */
  support?: string;
  /**
   * Anchor of the row for `className` in the page's class tables. Undefined for a bracketed value, and for a
   * plain word that is also a class, such as `shadow`.
   */
  row?: string;
  /** Error message in the section that the query quotes. */
  message?: string;
}

const boosts: Readonly<Record<Field, number>> = {
  title: 10,
  heading: 3,
  keywords: 3,
  classes: 16,
  text: 1.5,
  code: 0.8,
  page: 1,
};

/** Weight of the best matches in all of a page's sections, relative to the score of its best section. */
const wholeShare = 0.6;
/** Weight of two adjacent words joined into one, relative to the single words. */
const pairShare = 0.5;
const fillerWeight = 0.1;
/** Score factor for a title, keyword or heading that equals the query. */
const samePhrase = 2.5;
/**
 * Minimum weight of a lookup for its hits to be treated as containing the word. Lookups for parts of a known
 * word weigh less.
 */
const ownWeight = 0.35;
/** Maximum number of sections shown for one page. */
const perPage = 3;
/** Minimum score of a section with a heading, relative to the best such section of its page. */
const sectionShare = 0.5;
/**
 * Increase of a section's score factor if the section contains the entire query verbatim, such as a pasted
 * error message.
 */
const sequenceWeight = 4;
/** Minimum score of a page, relative to the best page. */
const pageShare = 0.02;

/**
 * Section that matches at least one word of a query. `scores` are indexed by the word's position in the
 * query, with gaps for words that do not match.
 */
interface Match {
  found: IndexedSection;
  scores: number[];
  terms: Set<string>;
}

/**
 * Returns the sections that match a query, grouped by page, best page first. Pages about the variants and CSS
 * variables that the query's classes use come right after the first page.
 */
export function rank(query: string, index: SearchIndex): Ranked[] {
  const [first = [], ...rest] = rankPages(query, index);
  const halves = topicsOf(query, index).flatMap((topic) => rankPages(topic, index).slice(0, 1));
  const pages = [first, ...halves.map((sections) => sections.slice(0, 1)), ...rest];
  const shown = new Set<number>();
  return pages.flatMap((sections) => {
    const [top] = sections;
    if (!top || shown.has(top.found.pageId)) return [];
    shown.add(top.found.pageId);
    return sections;
  });
}

/**
 * Returns additional queries for the topics of a query's classes: one for each variant, such as `dark:`, and
 * one for CSS variables if a class uses one, such as `p-[--gap]`.
 */
function topicsOf(query: string, index: SearchIndex): string[] {
  const classes = toWords(query).filter(
    (word) => looksLikeClass(word) || index.classes.has(toClassName(word)),
  );
  const variants = classes.flatMap((word) => splitWord(word).variants).map((name) => `${name}:`);
  const isReading = classes.some((word) => /\[(?:[a-z]+:)?(?:--|var\()/.test(word));
  return [...new Set(variants), ...(isReading ? ['CSS variables'] : [])];
}

/** Returns the matching sections of each page, best page first. */
function rankPages(query: string, index: SearchIndex): Ranked[][] {
  const { words, matches } = matchesOf(query, index);
  // Titles are compared with the corrected query.
  const corrections = new Map(words.map(({ word }) => [word, correctionOf(word, index)]));
  const corrected = (word: string) => corrections.get(word) ?? word;
  const asked = {
    words: words.map((weighted) => ({ ...weighted, word: corrected(weighted.word) })),
    name: toWords(query).map(corrected).join(' '),
    sequence: toWords(query.toLowerCase()).map((word) => ({
      word,
      weight: words.find((weighted) => weighted.word.toLowerCase() === word)?.weight ?? 0,
    })),
  };
  return [...groupBy(matches, ({ found }) => found.pageId).values()]
    .map((page) => rankPage(page, asked))
    .sort((a, b) => b.score - a.score)
    .filter(({ score }, _, [first]) => score >= pageShare * (first?.score ?? 0))
    .map(({ sections }) => sections);
}

/** Returns the sections that match a query, and the query's words with their weights. */
function matchesOf(query: string, index: SearchIndex): { words: Weighted[]; matches: Match[] } {
  const matches = new Map<number, Match>();
  const words = wordsOf(query, index).map(({ word, isOpen, lookups, share }, at) => {
    const hits = lookUpTerms(lookups, index);
    for (const { id, score, terms } of hits) {
      const found = index.sections[id];
      if (!found) continue;
      const match = matches.get(id) ?? { found, scores: [], terms: new Set<string>() };
      match.scores[at] = score;
      for (const term of terms) match.terms.add(term);
      matches.set(id, match);
    }
    const weight = isFiller(word) ? fillerWeight : rarity(pagesOf(hits, lookups, index), index);
    return { word, isOpen, weight: weight * share };
  });
  return { words, matches: [...matches.values()] };
}

/**
 * Returns a query's words with their lookups. Also returns adjacent words joined into one, if the joined word
 * is in the index or has a synonym.
 */
function wordsOf(query: string, index: SearchIndex) {
  const words = [...new Set(toWords(query))];
  const ends = /\s$/.test(query);
  return [
    ...words.map((word, at) => {
      const isOpen = !ends && at === words.length - 1;
      return { word, isOpen, lookups: toLookups(word, isOpen, index), share: 1 };
    }),
    ...toPairs(words).flatMap((word) => {
      const lookups = pairLookups(word, index);
      return lookups.length > 0 ? [{ word, isOpen: false, lookups, share: pairShare }] : [];
    }),
  ];
}

/**
 * Returns the weight of a word that appears on `pages` pages, from almost 0 to about 1. Rare words weigh
 * more. A word that appears on no page weighs 0.7.
 */
function rarity(pages: number, { pageCount }: SearchIndex): number {
  if (pages === 0) return 0.7;
  return 0.05 + Math.log((pageCount + 1) / (pages + 0.5)) / Math.log(pageCount + 1);
}

/**
 * Returns the number of pages found by lookups that weigh at least `ownWeight`, such as those for the word
 * itself, its stem and its synonyms.
 */
function pagesOf(
  hits: readonly { id: number; terms: string[] }[],
  lookups: readonly TermQuery[],
  { sections }: SearchIndex,
): number {
  const own = new Set(lookups.flatMap(({ term, weight }) => (weight >= ownWeight ? term : [])));
  const found = hits.filter(({ terms }) => terms.some((term) => own.has(term)));
  return new Set(found.map(({ id }) => sections[id]?.pageId)).size;
}

/** Words of a query, prepared for comparing them with pages and sections. */
interface Asked {
  /** Distinct words and joined pairs of adjacent words, after spelling correction. */
  words: readonly Weighted[];
  /** All words after spelling correction, joined with spaces. */
  name: string;
  /** All words as typed, in lower case. */
  sequence: readonly Weighted[];
}

/**
 * Returns a page's score and the sections to show for it. The top section comes first, but is omitted if
 * another section scores higher.
 */
function rankPage(
  matches: readonly Match[],
  { words, name, sequence }: Asked,
): { score: number; sections: Ranked[] } {
  const page = matches[0]?.found.page;
  const ranked = matches.map(({ found, scores, terms }) => {
    const { share, message } = quoteOf(found, sequence);
    const bonus = 1 + sequenceWeight * share;
    return {
      found,
      score: combineScores(scores, words) * headingFactor(found, words, name) * bonus,
      terms: [...terms],
      ...classOf(found, words),
      ...(message && { message }),
    };
  });
  const whole = words.map((_, at) => Math.max(0, ...matches.map(({ scores }) => scores[at] ?? 0)));
  const best = Math.max(...ranked.map(({ score }) => score));
  const score = page
    ? (best + wholeShare * combineScores(whole, words)) * pageFactor(page, words, name)
    : 0;
  const isTop = ({ found, score }: Ranked) => found.section.depth === 1 && score >= best;
  const rest = ranked.filter(({ found }) => found.section.depth > 1);
  const least = sectionShare * Math.max(0, ...rest.map(({ score }) => score));
  const shown = rest.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score);
  return { score, sections: [...ranked.filter(isTop), ...shown].slice(0, perPage) };
}

/**
 * Returns the combined score of the matched words. Matching all words scores much higher than matching some.
 */
function combineScores(scores: readonly number[], words: readonly Weighted[]): number {
  const found = words.filter((_, at) => scores[at]);
  const sum = words.reduce((all, { weight }, at) => all + weight * (scores[at] ?? 0), 0);
  return sum * (totalWeight(found) / totalWeight(words)) ** 1.5;
}

/**
 * Returns the share of a query that a section contains verbatim, from 0 to 1. If one of the section's error
 * messages contains that share, also returns the message.
 */
function quoteOf(
  { section }: IndexedSection,
  words: readonly Weighted[],
): { share: number; message?: string } {
  const texts = [...section.messages, section.heading, section.text];
  const shares = texts.map((text) => sequenceShare(text, words));
  const share = Math.max(...shares);
  const message = share > 0 ? section.messages[shares.indexOf(share)] : undefined;
  return { share, ...(message && { message }) };
}

function headingFactor(
  { section }: IndexedSection,
  words: readonly Weighted[],
  query: string,
): number {
  if (section.depth === 1) return 1;
  return isSameTerm(section.heading, query) ? samePhrase : 1 + likeness(section.heading, words);
}

/**
 * Returns a page's score factor. The more similar the query is to the page's title or one of its keywords,
 * the higher the factor.
 */
function pageFactor(
  page: IndexedSection['page'],
  words: readonly Weighted[],
  query: string,
): number {
  const names = [page.t, ...(page.k?.split(', ') ?? [])];
  const share = shareOf(page);
  if (names.some((name) => isSameTerm(name, query))) return samePhrase * share;
  return share * (1 + Math.max(...names.map((name) => likeness(name, words))));
}

function lookUpTerms(
  lookups: readonly TermQuery[],
  { mini }: SearchIndex,
): { id: number; score: number; terms: string[] }[] {
  return mini.search(
    {
      combineWith: 'OR',
      queries: lookups.map(({ term, weight, prefix = false, fields = [...FIELDS] }) => ({
        queries: [term],
        combineWith: 'OR' as const,
        prefix,
        fields,
        boost: Object.fromEntries(fields.map((field) => [field, boosts[field] * weight])),
      })),
    },
    // Terms are already tokens, so they must not be split.
    { tokenize: (term) => [term] },
  );
}

/**
 * Returns the first class in a query that the page documents, with its support. Empty for all sections except
 * the page's top section.
 */
function classOf(
  { page, section }: IndexedSection,
  words: readonly Weighted[],
): Pick<Ranked, 'className' | 'support' | 'row'> {
  if (section.depth !== 1 || !page.c) return {};
  const patterns = patternsOf(page);
  // A negative class without its own pattern uses the pattern of the positive class.
  for (const className of words.flatMap(({ word }) => [toSignedName(word), toClassName(word)])) {
    const families = isPlainValue(className) ? toFamilies(className) : [];
    const colors = colorFamily(className);
    const pattern = patterns.find(
      ({ name, values }) =>
        name === className ||
        name === colors ||
        families.includes(name) ||
        values.some((value) => name.replace('*', value) === className),
    );
    if (!pattern) continue;
    // A plain word such as `shadow` refers to the page, not to a row.
    const isRow = looksLikeClass(className) && !className.includes('[');
    // After a color, a slash starts the opacity.
    const row = colors ? className.replace(/\/\d+$/, '') : className;
    return { className, support: pattern.letters, ...(isRow && { row }) };
  }
  return {};
}
