import { toClassName, toFamilies } from './class-families';
import type { ClassPatterns } from './class-pages';
import { PAGE_KINDS, type SearchablePage, type SearchSection } from './search-pages';
import { rootOf } from './synonyms';
import { toWords } from './tokens';

/**
 * Search index of a docs version, in the compact form that browsers download. Keys are short, and code is
 * reduced to the names in it.
 */
export interface PackedIndex {
  /** Origin and base path, which precede every page's path. */
  base: string;
  categories: string[];
  pages: PackedPage[];
}

/** Page in the packed index: path `u`, title `t`, keywords `k`, class patterns `c` and sections `s`. */
export interface PackedPage {
  u: string;
  t: string;
  /** Index of the page's category in `categories`. */
  g: number;
  k?: string;
  /** Index of the page's kind in `PAGE_KINDS`. Omitted for 0. */
  b?: number;
  c?: ClassPatterns;
  s: PackedSection[];
}

/**
 * Section in the packed index: depth, anchor, heading, shortened text, names and rare words from the code and
 * the omitted text, and error messages that the text lacks.
 */
export type PackedSection = [
  depth: number,
  id: string,
  heading: string,
  text: string,
  code?: string,
  messages?: string[],
];

/** Packs the searchable pages of a docs version. `base` is the site's origin and base path. */
export function toPackedIndex(pages: readonly SearchablePage[], base: string): PackedIndex {
  const categories = [...new Set(pages.map(({ category }) => category))];
  const headings = pages.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const isListed = listedClasses(pages);
  const vocabulary = { common: commonNames(pages), rare: rareWords(pages), headings, isListed };
  return {
    base,
    categories,
    pages: pages.map((page) => ({
      u: page.path,
      t: page.title,
      g: categories.indexOf(page.category),
      ...packKeywords(page, isListed),
      ...packKind(page),
      ...(Object.keys(page.classes).length > 0 && { c: page.classes }),
      s: packSections(page, vocabulary),
    })),
  };
}

/** Returns a function that determines whether a word is a class in a page's class patterns. */
function listedClasses(pages: readonly SearchablePage[]): (word: string) => boolean {
  const patterns = pages.flatMap((page) => Object.values(page.classes).flat());
  const classes = new Set(patterns.map((pattern) => pattern.replace(/ .*/, '')));
  return (word) => {
    const name = toClassName(word);
    return classes.has(name) || toFamilies(name).some((family) => classes.has(family));
  };
}

const kinds = Object.values(PAGE_KINDS);

function packKind({ kind }: SearchablePage): Pick<PackedPage, 'b'> {
  const index = kinds.indexOf(PAGE_KINDS[kind]);
  return index > 0 ? { b: index } : {};
}

/** Returns a page's score factor, which depends on the kind of page. */
export function shareOf({ b = 0 }: PackedPage): number {
  return kinds[b]?.share ?? 1;
}

/**
 * Returns a page's keywords for the packed index. Skips classes, which are found through the class patterns,
 * and keywords that the title contains.
 */
function packKeywords(
  { keywords, title }: SearchablePage,
  isListed: (word: string) => boolean,
): { k?: string } {
  const more = keywords.filter(
    (keyword) => !isListed(keyword) && !title.toLowerCase().includes(keyword.toLowerCase()),
  );
  return more.length > 0 ? { k: more.join(', ') } : {};
}

/**
 * Number of characters after which a section's text is cut at the next space. The rest is reduced to names
 * and rare words.
 */
const opening = 37;
/** Maximum number of pages on which a rare word appears. */
const rarePages = 2;

/**
 * Packs a page's sections. If the page has a description, it becomes the text of the top section, because a
 * description is more informative than the first sentence. Skips words that are found elsewhere: in the text,
 * in an earlier section, or through the class patterns.
 */
function packSections(
  { sections, description }: SearchablePage,
  { common, rare, headings, isListed }: Vocabulary,
): PackedSection[] {
  const parts = sections.map((section) => ({
    ...section,
    ...toOpening(section, description),
    // Skips messages that are part of a heading, which is indexed anyway.
    messages: section.messages.filter((message) => !headings.some((it) => it.includes(message))),
  }));
  const textsOf = ({ heading, text, messages }: SearchSection) => [heading, text, ...messages];
  const said = new Set(parts.flatMap(textsOf).flatMap(toWords));
  const declared = new Set(sections.flatMap(({ code }) => code.flatMap(toDeclarations)));
  return parts.map(({ depth, id, heading, text, rest, code, messages }) => {
    const inCode = code.flatMap(toNames).filter((name) => !declared.has(name));
    const names = [...toNames(rest), ...inCode].filter((name) => !common.has(name));
    const words = toWords(rest).filter((word) => rare.has(rootOf(word)) && !fragment.test(word));
    const more = [...new Set([...names, ...words])].filter(
      (word) => !said.has(word) && !isListed(word),
    );
    for (const word of more) said.add(word);
    const section = [depth, id, heading, text] as const;
    const left = messages.filter((message) => !text.includes(message));
    if (left.length > 0) return [...section, more.join(' '), left];
    return more.length > 0 ? [...section, more.join(' ')] : [...section];
  });
}

/**
 * Returns a section's text up to the first space after `opening` characters, and the rest of the text. For
 * the top section of a page with a description, returns the description, and the entire text as the rest.
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
 * Returns the names in code that readers may search for: functions, options, packages and files. A name
 * contains a capital letter or one of `@`, `_`, `.` and `/` after its first character. Skips plain words,
 * which are mostly text in samples, classes such as `w-1/2`, and members of a sample's variables, such as
 * `days.map`.
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

/**
 * Returns the names that a sample declares, such as those of its components. Readers search for them only if
 * the text of the page mentions them.
 */
function toDeclarations(code: string): string[] {
  return [...code.matchAll(declaration)].map(([, name = '']) => name);
}

const declaration =
  /^\s*(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type) ([\w$]+)/gm;

/** Matches integers, hexadecimal colors with a digit, and the start of a call, such as `calc(100%`. */
const fragment = /^(?:\d+|(?=.*\d)(?:[\da-f]{6}|[\da-f]{8})|[^(]*\([^)]*)$/;

const wordOfCode = /[\p{L}\d@$_](?:[\p{L}\d@$_./-]*[\p{L}\d])?/gu;
const member = /^[a-z]+(?:\.\w+)+$/;
const file = /\.(?:[cm]?[jt]sx?|json|css|html)$/;

/**
 * Words, headings, and classes from all pages. They determine which names, words, and messages of a section
 * are packed.
 */
interface Vocabulary {
  common: ReadonlySet<string>;
  rare: ReadonlySet<string>;
  headings: readonly string[];
  isListed: (word: string) => boolean;
}

/** Returns the names in code that appear on too many pages to identify one. */
function commonNames(pages: readonly SearchablePage[]): ReadonlySet<string> {
  const limit = Math.max(3, pages.length / 10);
  const counts = countPages(pages, ({ code }) => code.flatMap(toNames));
  return new Set([...counts].filter(([, count]) => count > limit).map(([name]) => name));
}

/** Returns the roots of words that appear on at most `rarePages` pages. */
function rareWords(pages: readonly SearchablePage[]): ReadonlySet<string> {
  const counts = countPages(pages, ({ text }) => toWords(text).map(rootOf));
  return new Set([...counts].filter(([, count]) => count <= rarePages).map(([root]) => root));
}

/** Returns the number of pages on which each word appears. */
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
 * Returns the classes and families that a page documents. For a family such as `p-*`, `values` are the values
 * that replace `*`. `letters` is the encoded support.
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
