import MiniSearch from 'minisearch';
import type { PackedIndex, PackedPage } from './pack';
import type { Hierarchy } from './protocol';
import { withHierarchy } from './records';
import type { SearchSection } from './search-pages';
import { toTokens } from './tokens';

/** A section of a page as the engine finds and shows it. */
export interface Found {
  id: number;
  url: string;
  page: PackedPage;
  /** Number of the page within the index. */
  pageId: number;
  section: SearchSection;
  hierarchy: Hierarchy;
  code: string;
}

/** Everything that the engine knows of one version. */
export interface SearchIndex {
  mini: MiniSearch<Found>;
  sections: Found[];
  /** Plain words of the texts, for misspelled queries. */
  words: readonly string[];
  /** Classes and families of the tables. */
  classes: ReadonlySet<string>;
}

export const FIELDS = ['title', 'heading', 'keywords', 'classes', 'text', 'code', 'page'] as const;
export type Field = (typeof FIELDS)[number];

/** Builds the index of a version; a few hundred pages take about a tenth of a second. */
export function buildIndex(packed: PackedIndex): SearchIndex {
  const sections = packed.pages.flatMap((page, pageId) => unpack(page, pageId, packed));
  sections.forEach((found, id) => {
    found.id = id;
  });
  const words = new Set<string>();
  const mini = new MiniSearch<Found>({
    fields: [...FIELDS],
    extractField: (found, field) => (field === 'id' ? found.id : textOf(found, toField(field))),
    tokenize(text, field) {
      if (field === 'classes') return text.split(' ');
      const tokens = toTokens(text);
      for (const token of tokens) {
        const word = token.startsWith('+') ? token.slice(1) : token;
        if (/^[a-z]{3,}$/.test(word)) words.add(word);
      }
      return tokens;
    },
    processTerm: (term) => term,
    // Long sections are not worse than short ones by much.
    searchOptions: { bm25: { k: 1.2, b: 0.5, d: 0.5 } },
  });
  mini.addAll(sections);
  const classes = packed.pages.flatMap(patternsOf).map(({ name }) => name);
  return { mini, sections, words: [...words], classes: new Set(classes) };
}

function unpack(page: PackedPage, pageId: number, { base, categories }: PackedIndex): Found[] {
  const sections = page.s.map(([depth, id, heading, text, code = '']) => ({
    depth,
    id,
    heading,
    text,
    code: [code],
  }));
  const category = categories[page.g] ?? '';
  return withHierarchy({ category, title: page.t, sections }).map(({ section, hierarchy }) => ({
    id: 0,
    url: `${base}${page.u}${section.id && `#${section.id}`}`,
    page,
    pageId,
    section,
    hierarchy,
    code: section.code[0] ?? '',
  }));
}

function textOf({ page, section, code }: Found, field: Field): string {
  const top = section.depth === 1;
  if (field === 'title') return top ? page.t : '';
  if (field === 'page') return top ? '' : page.t;
  if (field === 'heading') return section.heading;
  if (field === 'keywords') return top ? (page.k ?? '') : '';
  if (field === 'classes')
    return top
      ? patternsOf(page)
          .map(({ name }) => name)
          .join(' ')
      : '';
  return field === 'code' ? code : section.text;
}

function toField(name: string): Field {
  return FIELDS.find((field) => field === name) ?? 'text';
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
