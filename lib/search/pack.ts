import type { ClassPatterns } from './class-patterns';
import { isFiller } from './fillers';
import type { SearchPage, SearchSection } from './pages';
import { toTokens, toWords } from './tokens';

/** The pages of a version as the browser downloads them: short keys, each word of code once. */
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
  /** Words of the description that stand nowhere else at the top of the page. */
  d?: string;
  c?: ClassPatterns;
  s: PackedSection[];
}

/** Depth, anchor, heading, text and words of code. */
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
  return {
    base,
    categories,
    pages: pages.map((page) => ({
      u: page.path,
      t: page.title,
      g: categories.indexOf(page.category),
      ...(page.keywords.length > 0 && { k: page.keywords.join(', ') }),
      ...moreWords(page),
      ...(Object.keys(page.classes).length > 0 && { c: page.classes }),
      s: page.sections.map(toPackedSection),
    })),
  };
}

/** What the description says beyond the title and the text below it. */
function moreWords({ description, title, sections }: SearchPage): { d?: string } {
  const said = new Set(toTokens(`${title} ${sections[0]?.text ?? ''}`));
  const more = toWords(description).filter(
    (word) => !isFiller(word) && !said.has(word.toLowerCase()),
  );
  return more.length > 0 ? { d: [...new Set(more)].join(' ') } : {};
}

function toPackedSection({ depth, id, heading, text, code }: SearchSection): PackedSection {
  const inText = new Set(toWords(text));
  const words = [...new Set(code.flatMap(toWords))].filter((word) => isWorthFinding(word, inText));
  const section = [depth, id, heading, text] as const;
  return words.length > 0 ? [...section, words.join(' ')] : [...section];
}

const keywords = new Set(
  'import from export default function return const let if else new this true false null undefined type interface async await'.split(
    ' ',
  ),
);

/** Numbers, keywords of the language and what the text says already are not looked for in code. */
function isWorthFinding(word: string, inText: ReadonlySet<string>): boolean {
  return /\p{L}/u.test(word) && !keywords.has(word) && !inText.has(word);
}
