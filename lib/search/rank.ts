import { colorFamily, isPlainValue, toClassName, toFamilies } from './class-families';
import { isFiller } from './fillers';
import { identity, type Lookup, toLookups } from './lookups';
import { FIELDS, type Field, type Found, patternsOf, type SearchIndex } from './search-index';
import { stemOf, toTokens, toWords } from './tokens';

/** A section with its score and the terms it was found by. */
export interface Ranked {
  found: Found;
  score: number;
  terms: string[];
  /** The class of the query that the page documents. */
  className?: string;
  /** Letters of support of that class. */
  support?: string;
}

const boosts: Readonly<Record<Field, number>> = {
  title: 6,
  heading: 3,
  keywords: 3,
  classes: 10,
  text: 1,
  code: 0.6,
  page: 1,
};

const titleShare = 1;
const pageShare = 0.2;

/** Posts tell of their day; the docs say what holds now. */
const postShare = 0.8;

/** Sections of one page among the results. */
const perPage = 4;

/** The sections that answer a query, best first. */
export function rank(query: string, index: SearchIndex): Ranked[] {
  const words = [...new Set(toWords(query))];
  const weights = words.map((word) => (isFiller(word) ? 0.1 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ends = /\s$/.test(query);
  const matches = new Map<number, { score: number; covered: number; terms: Set<string> }>();
  words.forEach((word, at) => {
    const weight = weights[at] ?? 1;
    const lookups = toLookups(word, at === words.length - 1 && !ends, index);
    for (const { id, score, terms } of look(lookups, index)) {
      const match = matches.get(id) ?? { score: 0, covered: 0, terms: new Set<string>() };
      match.score += score * weight;
      match.covered += weight;
      for (const term of terms) match.terms.add(term);
      matches.set(id, match);
    }
  });
  const ranked = [...matches].flatMap(([id, { score, covered, terms }]) => {
    const found = index.sections[id];
    if (!found) return [];
    const coverage = (covered / total) ** 1.5;
    const age = found.page.b ? postShare : 1;
    const value = score * coverage * age * titleFactor(found, query, terms);
    return [{ found, score: value, terms: [...terms], ...classOf(found, words) }];
  });
  const lifted = lift(ranked);
  return thin(lifted.sort((a, b) => b.score - a.score || a.found.id - b.found.id));
}

function look(
  lookups: readonly Lookup[],
  { mini }: SearchIndex,
): { id: number; score: number; terms: string[] }[] {
  return mini
    .search(
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
      { tokenize: identity },
    )
    .map(({ id, score, terms }) => ({ id, score, terms }));
}

/**
 * More for the top of a page whose title or keyword the query says, less where it says the title in part;
 * as much for a section whose heading the query quotes, as with error messages.
 */
function titleFactor({ page, section }: Found, query: string, terms: ReadonlySet<string>): number {
  if (section.depth !== 1) return quotes(query, section.heading) ? 2.5 : 1;
  if (plain(page.t) === plain(query)) return 2.5;
  const keywords = page.k?.split(', ') ?? [];
  if (keywords.some((keyword) => plain(keyword) === plain(query))) return 2.5;
  const words = toWords(page.t).filter((word) => !isFiller(word));
  const said = words.filter((word) => toTokens(word).some((token) => terms.has(token)));
  return words.length === 0 ? 1 : 1 + titleShare * (said.length / words.length);
}

/** Whether a query is a heading word for word; a single word is no quotation. */
function quotes(query: string, heading: string): boolean {
  return toWords(heading).length > 2 && plain(heading) === plain(query);
}

/** A section counts a little more for what the rest of its page has to say. */
function lift(ranked: readonly Ranked[]): Ranked[] {
  const pages = new Map<number, number>();
  for (const { found, score } of ranked) {
    pages.set(found.pageId, (pages.get(found.pageId) ?? 0) + score);
  }
  return ranked.map((hit) => {
    const others = (pages.get(hit.found.pageId) ?? 0) - hit.score;
    return { ...hit, score: hit.score + pageShare * others };
  });
}

/** A text without what does not make it another one: capitals, signs and endings. */
function plain(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => stemOf(word) ?? word).join('');
}

/** The first class of the query that this page documents, and how the platforms take it. */
function classOf(
  { page, section }: Found,
  words: readonly string[],
): Pick<Ranked, 'className' | 'support'> {
  if (section.depth !== 1 || !page.c) return {};
  const patterns = patternsOf(page);
  for (const word of words) {
    const className = toClassName(word);
    const families = isPlainValue(className) ? toFamilies(className) : [];
    const colors = colorFamily(className);
    const pattern = patterns.find(
      ({ name, values }) =>
        name === className ||
        name === colors ||
        families.includes(name) ||
        values.some((value) => name.replace('*', value) === className),
    );
    if (pattern) return { className, support: pattern.letters };
  }
  return {};
}

function thin(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<number, number>();
  return ranked.filter(({ found }) => {
    const count = (counts.get(found.pageId) ?? 0) + 1;
    counts.set(found.pageId, count);
    return count <= perPage;
  });
}
