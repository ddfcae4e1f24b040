import { toClassName, toFamilies } from './class-families';
import type { ClassPatterns } from './class-pages';
import { PAGE_KINDS, type SearchPage, type SearchSection } from './search-pages';
import { rootOf } from './synonyms';
import { toWords } from './tokens';

/** The pages of a version as the browser downloads them: short keys, and of code only the names. */
export interface PackedIndex {
  /** Origin and base path before every page's path. */
  base: string;
  categories: string[];
  pages: PackedPage[];
}

export interface PackedPage {
  u: string;
  t: string;
  /** Index of the category. */
  g: number;
  k?: string;
  /** Index of the kind; 0 when left out. */
  b?: number;
  c?: ClassPatterns;
  s: PackedSection[];
}

/** Depth, anchor, heading, text, names in code, and messages that the text leaves out. */
export type PackedSection = [
  depth: number,
  id: string,
  heading: string,
  text: string,
  code?: string,
  messages?: string[],
];

/** Packs the pages that a version's readers may find. */
export function toPackedIndex(pages: readonly SearchPage[], base: string): PackedIndex {
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

function packKind({ kind }: SearchPage): Pick<PackedPage, 'b'> {
  const index = kinds.indexOf(PAGE_KINDS[kind]);
  return index > 0 ? { b: index } : {};
}

/** The share of its score that a hit on a page keeps. */
export function shareOf({ b = 0 }: PackedPage): number {
  return kinds[b]?.share ?? 1;
}

/** The keywords but for classes, which are found by their tables, and for those that the title says. */
function packKeywords(
  { keywords, title }: SearchPage,
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

/** So many characters of a section's text travel to the reader; of the rest only names and rare words. */
const opening = 39;
/** A word of so many pages at most is rare. */
const rarePages = 2;

/** The sections of a page; the top says the description, which says more of the page than its first sentence. */
function packSections(
  { sections, description }: SearchPage,
  { common, rare, headings }: Vocabulary,
): PackedSection[] {
  const parts = sections.map((section) => ({
    ...section,
    ...toOpening(section, description),
    // A message that is the heading of a section is found there.
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

/** A text up to the end of the word at its limit, and what comes after. */
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
 * What somebody may look for in code: names of functions, options, packages and files, which have a
 * capital or a sign inside; but no plain words, which are mostly a sample's texts, no classes such as `w-1/2`, and
 * no members of a sample's own variables, such as `days.map`.
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

/** The words and headings of all pages that decide what a section keeps. */
interface Vocabulary {
  common: ReadonlySet<string>;
  rare: ReadonlySet<string>;
  headings: readonly string[];
}

/** The names in so many samples that they tell nothing of a page. */
function commonNames(pages: readonly SearchPage[]): ReadonlySet<string> {
  const limit = Math.max(3, pages.length / 10);
  const counts = countPages(pages, ({ code }) => code.flatMap(toNames));
  return new Set([...counts].filter(([, count]) => count > limit).map(([name]) => name));
}

/** The roots of the words that hardly any other page has. */
function rareWords(pages: readonly SearchPage[]): ReadonlySet<string> {
  const counts = countPages(pages, ({ text }) => toWords(text).map(rootOf));
  return new Set([...counts].filter(([, count]) => count <= rarePages).map(([root]) => root));
}

/** On how many pages the sections have each of these words. */
function countPages(
  pages: readonly SearchPage[],
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

/** The classes and families that a page documents, with the values of families and the letters of support. */
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
