import { groupBy } from '@/lib/classes/data/group-by';
import {
  colorFamily,
  isPlainValue,
  looksLikeClass,
  toClassName,
  toFamilies,
  toSignedName,
} from './class-families';
import { correctionOf, type Lookup, pairLookups, toLookups } from './lookups';
import { patternsOf, shareOf } from './pack';
import { isFiller, isSame, likeness, totalWeight, type Weighted } from './phrase-match';
import { FIELDS, type Field, type Found, type SearchIndex } from './search-index';
import { splitWord, toPairs, toWords } from './tokens';
import { sequenceShare } from './word-sequence';

/** A section with its score and the terms it was found by. */
export interface Ranked {
  found: Found;
  score: number;
  terms: string[];
  /** The class of the query that the page documents. */
  className?: string;
  /** Letters of support of that class. */
  support?: string;
  /** That class among those of the tables; none for a value in brackets, or a word that is a class as well. */
  row?: string;
  /** The error message in the section that the query quotes. */
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

/** What a page's words count for wherever they stand on it, beside those of its best section. */
const wholeShare = 0.6;
/** What two words that stand together count for beside the words themselves. */
const pairShare = 0.5;
const fillerWeight = 0.1;
/** What a phrase that is the query multiplies a score by. */
const samePhrase = 2.5;
/** From this weight on, what a word is looked for by is the word itself or a form of it. */
const ownWeight = 0.35;
/** How much better a section must be than the top of its page to be shown without it. */
const lead = 1.5;
/** Rows of one page among the results; its sections are at least this good beside the best of them. */
const perPage = 3;
const sectionShare = 0.5;
/** Bonus for a section that has the whole query word for word, such as a pasted error message. */
const sequenceWeight = 4;
/** How good a page must be beside the best one. */
const pageShare = 0.02;

/** A section that has some of the query: a score for each word by its place, and the terms it has. */
interface Match {
  found: Found;
  scores: number[];
  terms: Set<string>;
}

/**
 * The sections that answer a query: those of the best page first, each page's together. The pages of the variants and
 * variables of a class come right after the page of the class itself.
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

/** Queries for the variants of the classes in a query, and for the variables that they read. */
function topicsOf(query: string, index: SearchIndex): string[] {
  const classes = toWords(query).filter(
    (word) => looksLikeClass(word) || index.classes.has(toClassName(word)),
  );
  const variants = classes.flatMap((word) => splitWord(word).variants).map((name) => `${name}:`);
  const isReading = classes.some((word) => /\[(?:[a-z]+:)?(?:--|var\()/.test(word));
  return [...new Set(variants), ...(isReading ? ['CSS variables'] : [])];
}

/** The sections of each page that answers a query, the best page first. */
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

/** The sections that have something of a query, and its words with what finding each is worth. */
function matchesOf(query: string, index: SearchIndex): { words: Weighted[]; matches: Match[] } {
  const matches = new Map<number, Match>();
  const words = wordsOf(query, index).map(({ word, isOpen, lookups, share }, at) => {
    const hits = look(lookups, index);
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

/** The words of a query, and each two that stand together and have a meaning as one. */
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

/** What finding a word is worth that so many pages have, from almost 0 to 1. */
function rarity(pages: number, { pageCount }: SearchIndex): number {
  if (pages === 0) return 0.7;
  return 0.05 + Math.log((pageCount + 1) / (pages + 0.5)) / Math.log(pageCount + 1);
}

/** How many pages have a word itself, a form of it, or what it must be a slip for. */
function pagesOf(
  hits: readonly { id: number; terms: string[] }[],
  lookups: readonly Lookup[],
  { sections }: SearchIndex,
): number {
  const own = new Set(lookups.flatMap(({ term, weight }) => (weight >= ownWeight ? term : [])));
  const found = hits.filter(({ terms }) => terms.some((term) => own.has(term)));
  return new Set(found.map(({ id }) => sections[id]?.pageId)).size;
}

/** A query as pages and sections are compared with it. */
interface Asked {
  /** Its different words, corrected, and pairs of them. */
  words: readonly Weighted[];
  /** All of its words, corrected, as one text. */
  name: string;
  /** All of its words as they are written, in lower case. */
  sequence: readonly Weighted[];
}

/** What a page is worth for a query, and which of its sections to show: its top first, unless one is much better. */
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
      score: weigh(scores, words) * headingFactor(found, words, name) * bonus,
      terms: [...terms],
      ...classOf(found, words),
      ...(message && { message }),
    };
  });
  const whole = words.map((_, at) => Math.max(0, ...matches.map(({ scores }) => scores[at] ?? 0)));
  const best = Math.max(...ranked.map(({ score }) => score));
  const score = page
    ? (best + wholeShare * weigh(whole, words)) * pageFactor(page, words, name)
    : 0;
  const isTop = ({ found, score }: Ranked) => found.section.depth === 1 && score * lead >= best;
  const rest = ranked.filter(({ found }) => found.section.depth > 1);
  const least = sectionShare * Math.max(0, ...rest.map(({ score }) => score));
  const shown = rest.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score);
  return { score, sections: [...ranked.filter(isTop), ...shown].slice(0, perPage) };
}

/** The scores of the words that something has; much more for all of them than for some. */
function weigh(scores: readonly number[], words: readonly Weighted[]): number {
  const found = words.filter((_, at) => scores[at]);
  const sum = words.reduce((all, { weight }, at) => all + weight * (scores[at] ?? 0), 0);
  return sum * (totalWeight(found) / totalWeight(words)) ** 1.5;
}

/** The share of the query that the section has word for word, and the message that has it. */
function quoteOf(
  { section }: Found,
  words: readonly Weighted[],
): { share: number; message?: string } {
  const texts = [...section.messages, section.heading, section.text];
  const shares = texts.map((text) => sequenceShare(text, words));
  const share = Math.max(...shares);
  const message = share > 0 ? section.messages[shares.indexOf(share)] : undefined;
  return { share, ...(message && { message }) };
}

function headingFactor({ section }: Found, words: readonly Weighted[], query: string): number {
  if (section.depth === 1) return 1;
  return isSame(section.heading, query) ? samePhrase : 1 + likeness(section.heading, words);
}

/** More for a page the more its title, or one of its keywords, is what the query says. */
function pageFactor(page: Found['page'], words: readonly Weighted[], query: string): number {
  const names = [page.t, ...(page.k?.split(', ') ?? [])];
  const share = shareOf(page);
  if (names.some((name) => isSame(name, query))) return samePhrase * share;
  return share * (1 + Math.max(...names.map((name) => likeness(name, words))));
}

function look(
  lookups: readonly Lookup[],
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
    // A term stays whole.
    { tokenize: (term) => [term] },
  );
}

/** The first class of the query that this page documents, with its support. */
function classOf(
  { page, section }: Found,
  words: readonly Weighted[],
): Pick<Ranked, 'className' | 'support' | 'row'> {
  if (section.depth !== 1 || !page.c) return {};
  const patterns = patternsOf(page);
  // A negative class that has no pattern of its own has that of the positive class.
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
    // Words such as `shadow` ask for the page.
    const isRow = looksLikeClass(className) && !className.includes('[');
    // Behind a color, a slash begins the opacity.
    const row = colors ? className.replace(/\/\d+$/, '') : className;
    return { className, support: pattern.letters, ...(isRow && { row }) };
  }
  return {};
}
