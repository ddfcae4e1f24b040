import { toClassName, toFamilies } from './class-families';
import type { ClassPatterns } from './class-pages';
import { PAGE_KINDS, type SearchablePage, type SearchSection } from './search-pages';
import { rootOf } from './synonyms';
import { toWords } from './tokens';

/**
 * Pages of a version in the form that the browser downloads. Keys are short, and code is reduced to names.
 */
export interface PackedIndex {
  /** Origin and base path that precede every page's path. */
  base: string;
  categories: string[];
  pages: PackedPage[];
}

/** Page in the packed index: path `u`, title `t`, keywords `k`, class patterns `c` and sections `s`. */
export interface PackedPage {
  u: string;
  t: string;
  /** Position of the category in `categories`. */
  g: number;
  k?: string;
  /** Position of the page kind in `PAGE_KINDS`. Omitted for 0. */
  b?: number;
  c?: ClassPatterns;
  s: PackedSection[];
}

/**
 * Section in the packed index: depth, anchor, heading, text, names in code, and error messages that the text
 * omits.
 */
export type PackedSection = [
  depth: number,
  id: string,
  heading: string,
  text: string,
  code?: string,
  messages?: string[],
];

/** Packs the searchable pages of a version. `base` is the origin and base path of the site. */
export function toPackedIndex(pages: readonly SearchablePage[], base: string): PackedIndex {
  const categories = [...new Set(pages.map(({ category }) => category))];
  const headings = pages.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const vocabulary = { common: commonNames(pages), rare: rareWords(pages), headings };
  const patterns = pages.flatMap((page) => Object.values(page.classes).flat());
  const classes = new Set(patterns.map((pattern) => pattern.replace(/ .*/, '')));
  return {
    base,
    categories,
    pages: pages.map((page) => ({
      u: page.path,
      t: page.title,
      g: categories.indexOf(page.category),
      ...packKeywords(page, classes),
      ...packKind(page),
      ...(Object.keys(page.classes).length > 0 && { c: page.classes }),
      s: packSections(page, vocabulary),
    })),
  };
}

const kinds = Object.values(PAGE_KINDS);

function packKind({ kind }: SearchablePage): Pick<PackedPage, 'b'> {
  const index = kinds.indexOf(PAGE_KINDS[kind]);
  return index > 0 ? { b: index } : {};
}

/** Returns the factor by which hits on a page are scored, based on the kind of page. */
export function shareOf({ b = 0 }: PackedPage): number {
  return kinds[b]?.share ?? 1;
}

/**
 * Returns the keywords to pack. Skips classes, which are found through the class tables, and keywords that
 * the title contains.
 */
function packKeywords(
  { keywords, title }: SearchablePage,
  classes: ReadonlySet<string>,
): { k?: string } {
  const isListed = (name: string) =>
    classes.has(name) || toFamilies(name).some((family) => classes.has(family));
  const more = keywords.filter(
    (keyword) =>
      !isListed(toClassName(keyword)) && !title.toLowerCase().includes(keyword.toLowerCase()),
  );
  return more.length > 0 ? { k: more.join(', ') } : {};
}

/**
 * Number of characters of a section's text that are packed. The remaining text is reduced to names and rare
 * words.
 */
const opening = 39;
/** Maximum number of pages that a rare word appears on. */
const rarePages = 2;

/**
 * Packs the sections of a page. The top section uses the page's description, which is more informative than
 * its first sentence.
 */
function packSections(
  { sections, description }: SearchablePage,
  { common, rare, headings }: Vocabulary,
): PackedSection[] {
  const parts = sections.map((section) => ({
    ...section,
    ...toOpening(section, description),
    // A message that is part of a heading is found through that heading.
    messages: section.messages.filter((message) => !headings.some((it) => it.includes(message))),
  }));
  const textsOf = ({ heading, text, messages }: SearchSection) => [heading, text, ...messages];
  const said = new Set(parts.flatMap(textsOf).flatMap(toWords));
  return parts.map(({ depth, id, heading, text, rest, code, messages }) => {
    const names = [rest, ...code].flatMap(toNames).filter((name) => !common.has(name));
    const words = toWords(rest).filter((word) => rare.has(rootOf(word)));
    const more = [...new Set([...names, ...words])].filter((word) => !said.has(word));
    for (const word of more) said.add(word);
    const section = [depth, id, heading, text] as const;
    const left = messages.filter((message) => !text.includes(message));
    if (left.length > 0) return [...section, more.join(' '), left];
    return more.length > 0 ? [...section, more.join(' ')] : [...section];
  });
}

/**
 * Splits a text at the first space after the length limit. The top section's text is replaced by the
 * description, if there is one.
 */
function toOpening(
  { depth, text }: SearchSection,
  description: string,
): { text: string; rest: string } {
  if (depth === 1 && description !== '') return { text: description, rest: text };
  const end = text.slice(opening).search(/\s/);
  if (end < 0) return { text, rest: '' };
  return { text: `${text.slice(0, opening + end)}…`, rest: text.slice(opening + end) };
}

/**
 * Returns the names in code that readers may search for: functions, options, packages and files. They contain
 * a capital or a symbol. Skips plain words (mostly text in samples), classes such as `w-1/2`, and members of
 * a sample's variables such as `days.map`.
 */
function toNames(code: string): string[] {
  const words = code.replace(/data:[^\s"')]+/g, '').match(wordOfCode) ?? [];
  return words.filter(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      /[\p{Lu}@_./]/u.test(word.slice(1)) &&
      !/\/\d+$/.test(word) &&
      (!member.test(word) || file.test(word)),
  );
}

const wordOfCode = /[\p{L}\d@$_](?:[\p{L}\d@$_./-]*[\p{L}\d])?/gu;
const member = /^[a-z]+(?:\.\w+)+$/;
const file = /\.(?:[cm]?[jt]sx?|json|css|html)$/;

/** Words and headings of all pages that determine what a packed section retains. */
interface Vocabulary {
  common: ReadonlySet<string>;
  rare: ReadonlySet<string>;
  headings: readonly string[];
}

/** Returns the names that appear in too many samples to identify a page. */
function commonNames(pages: readonly SearchablePage[]): ReadonlySet<string> {
  const limit = Math.max(3, pages.length / 10);
  const counts = countPages(pages, ({ code }) => code.flatMap(toNames));
  return new Set([...counts].filter(([, count]) => count > limit).map(([name]) => name));
}

/** Returns the roots of words that appear on very few pages. */
function rareWords(pages: readonly SearchablePage[]): ReadonlySet<string> {
  const counts = countPages(pages, ({ text }) => toWords(text).map(rootOf));
  return new Set([...counts].filter(([, count]) => count <= rarePages).map(([root]) => root));
}

/** Counts the pages on which each word appears. */
function countPages(
  pages: readonly SearchablePage[],
  wordsOf: (section: SearchSection) => string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const word of new Set(sections.flatMap(wordsOf))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Returns the classes and families that a page documents. For a family, `values` lists the values that
 * replace `*`. `letters` is the encoded support.
 */
export function patternsOf({ c = {} }: PackedPage): {
  name: string;
  values: string[];
  letters: string;
}[] {
  return Object.entries(c).flatMap(([letters, patterns]) =>
    patterns.map((pattern) => {
      const [name = '', ...values] = pattern.split(' ');
      return { name, values, letters };
    }),
  );
}
