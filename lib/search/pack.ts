import { toClassName, toFamilies } from './class-families';
import type { ClassPatterns } from './class-patterns';
import type { SearchPage } from './search-pages';
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
  /** Of no version: a post, which grows old. */
  b?: 1;
  c?: ClassPatterns;
  s: PackedSection[];
}

/** Depth, anchor, heading, text and names in code. */
export type PackedSection = [
  depth: number,
  id: string,
  heading: string,
  text: string,
  code?: string,
];

/** Packs the pages that a version's readers may find. */
export function toPackedIndex(pages: readonly SearchPage[], base: string): PackedIndex {
  const categories = [...new Set(pages.map(({ category }) => category))];
  const common = commonNames(pages);
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
      ...(page.version === undefined && { b: 1 as const }),
      ...(Object.keys(page.classes).length > 0 && { c: page.classes }),
      s: packSections(page, common),
    })),
  };
}

/** The keywords but for classes, which are found by their tables, and for those that a heading says. */
function packKeywords(
  { keywords, title, sections }: SearchPage,
  classes: ReadonlySet<string>,
): { k?: string } {
  const isListed = (name: string) =>
    classes.has(name) || toFamilies(name).some((family) => classes.has(family));
  const said = [title, ...sections.map(({ heading }) => heading)].join('\n').toLowerCase();
  const more = keywords.filter(
    (keyword) => !isListed(toClassName(keyword)) && !said.includes(keyword.toLowerCase()),
  );
  return more.length > 0 ? { k: more.join(', ') } : {};
}

/** So many characters of a section's text travel to the reader; of the rest only the names. */
const opening = 370;

function packSections({ sections }: SearchPage, common: ReadonlySet<string>): PackedSection[] {
  const parts = sections.map((section) => ({ ...section, ...toOpening(section.text) }));
  const said = new Set(parts.flatMap(({ heading, text }) => toWords(`${heading} ${text}`)));
  return parts.map(({ depth, id, heading, text, rest, code }) => {
    const names = [...new Set([rest, ...code].flatMap(toNames))].filter(
      (name) => !common.has(name) && !said.has(name),
    );
    for (const name of names) said.add(name);
    const section = [depth, id, heading, text] as const;
    return names.length > 0 ? [...section, names.join(' ')] : [...section];
  });
}

/** A text up to the end of the word at its limit, and what comes after. */
function toOpening(text: string): { text: string; rest: string } {
  const end = text.slice(opening).search(/\s/);
  const at = end < 0 ? text.length : opening + end;
  return { text: text.slice(0, at), rest: text.slice(at) };
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

/** The names in so many samples that they tell nothing of a page. */
function commonNames(pages: readonly SearchPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    const names = new Set(sections.flatMap(({ code }) => code.flatMap(toNames)));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const limit = Math.max(3, pages.length / 10);
  return new Set([...counts].filter(([, count]) => count > limit).map(([name]) => name));
}
