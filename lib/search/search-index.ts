import MiniSearch from 'minisearch';
import { toClassParts } from './misspelling';
import { type PackedIndex, type PackedPage, patternsOf } from './pack';
import type { Hierarchy } from './protocol';
import { withHierarchy } from './records';
import type { SearchSection } from './search-pages';
import { toPairs, toTokens, toWords } from './tokens';

/** Section of a page in the search index, with everything needed to show it. */
export interface IndexedSection {
  id: number;
  url: string;
  page: PackedPage;
  /** Position of the page in the packed index. */
  pageId: number;
  section: SearchSection;
  hierarchy: Hierarchy;
  code: string;
}

/** Search index of one docs version. */
export interface SearchIndex {
  mini: MiniSearch<IndexedSection>;
  sections: IndexedSection[];
  /** All terms in all fields. */
  terms: ReadonlySet<string>;
  /** Plain words from all fields except `classes`, used to correct misspelled queries. */
  words: readonly string[];
  /** Classes and families that pages document, such as `flex` and `p-*`. */
  classes: ReadonlySet<string>;
  /** Parts of the class names, such as `justify`, used to correct misspelled classes. */
  classParts: readonly string[];
  pageCount: number;
}

/** Names of the indexed fields. */
export const FIELDS = ['title', 'heading', 'keywords', 'classes', 'text', 'code', 'page'] as const;
/** Name of an indexed field. */
export type Field = (typeof FIELDS)[number];

/**
 * Builds a version's search index from its packed pages. Takes about a tenth of a second for a few hundred
 * pages.
 */
export function buildIndex(packed: PackedIndex): SearchIndex {
  const sections = packed.pages.flatMap((page, pageId) => unpack(page, pageId, packed));
  sections.forEach((found, id) => {
    found.id = id;
  });
  const terms = new Set<string>();
  const words = new Set<string>();
  const mini = new MiniSearch<IndexedSection>({
    fields: [...FIELDS],
    extractField: (found, field) => (field === 'id' ? found.id : textOf(found, toField(field))),
    tokenize(text, field) {
      const tokens = field === 'classes' ? text.split(' ') : toTokens(text);
      if (field !== 'classes') for (const token of tokens) addWord(token, words);
      const all = isPhrase(field) ? [...tokens, ...toPairs(toWords(text))] : tokens;
      for (const term of all) terms.add(term);
      return all;
    },
    processTerm: (term) => term,
    // Long sections should score only slightly lower than short ones.
    searchOptions: { bm25: { k: 1.2, b: 0.5, d: 0.5 } },
  });
  mini.addAll(sections);
  const classes = packed.pages.flatMap(patternsOf).map(({ name }) => name);
  return {
    mini,
    sections,
    terms,
    words: [...words],
    classes: new Set(classes),
    classParts: toClassParts(packed.pages),
    pageCount: packed.pages.length,
  };
}

function addWord(token: string, words: Set<string>): void {
  const word = token.startsWith('+') ? token.slice(1) : token;
  if (/^[a-z]{3,}$/.test(word)) words.add(word);
}

/**
 * Whether a field contains the title or keywords of a page, or the heading of a section. Adjacent words in
 * such a field are also indexed as one word, such as `darkmode`.
 */
function isPhrase(field: string | undefined): boolean {
  return field === 'title' || field === 'heading' || field === 'keywords';
}

function unpack(
  page: PackedPage,
  pageId: number,
  { base, categories }: PackedIndex,
): IndexedSection[] {
  const sections = page.s.map(([depth, id, heading, text, code = '', messages = []]) => ({
    depth,
    id,
    heading,
    text,
    code: [code],
    messages,
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

function textOf({ page, section, code }: IndexedSection, field: Field): string {
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
  return field === 'code' ? [code, ...section.messages].join(' ') : section.text;
}

function toField(name: string): Field {
  return FIELDS.find((field) => field === name) ?? 'text';
}
