import {
  decodeSupport,
  nameInSentence,
  PLATFORM_NAMES,
  PLATFORMS,
  SUPPORT_WORDS,
  type Support,
} from '@/lib/classes/data/class-data';
import { joinList } from '@/lib/classes/data/display';
import { type HighlightTags, highlight, snippet } from './markup';
import { editDistance } from './misspelling';
import { patternsOf } from './pack';
import {
  type HierarchyLevel,
  LEVELS,
  type Marked,
  type PlatformSupport,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  withParams,
} from './protocol';
import { type Ranked, rank } from './rank';
import { toLevel } from './records';
import type { SearchIndex } from './search-index';
import { toWords } from './tokens';

/**
 * Maximum query length in characters. The rest is ignored because long queries would take too long. Algolia
 * has the same limit.
 */
const LONGEST = 512;

/** Runs a query against an index and returns the result in Algolia's format. */
export function runQuery(given: SearchRequest, index: SearchIndex): SearchResult {
  const request = withParams(given);
  const { indexName, query = '', hitsPerPage = 20, page = 0 } = request;
  const asked = query.slice(0, LONGEST);
  const ranked = rank(asked, index);
  const start = page * hitsPerPage;
  return {
    index: indexName,
    query,
    hits: ranked.slice(start, start + hitsPerPage).map((hit) => toHit(hit, request)),
    nbHits: ranked.length,
    inOrder: true,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    ...(ranked.length === 0 && query !== '' && { near: nearTerms(asked, index) }),
  };
}

function toHit(ranked: Ranked, request: SearchRequest): SearchHit {
  const { found, terms: list, className, support } = ranked;
  const { hierarchy, section } = found;
  // A hit for a class links to the class's row in the page's class tables.
  const url = ranked.row ? `${found.url}#${ranked.row}` : found.url;
  const terms = new Set(list);
  const tags = tagsOf(request);
  const level = toLevel(section.depth);
  const content = contentOf(ranked);
  const mark = (name: string, text: string): Marked =>
    snippet(text, terms, { size: sizeOf(name, request), tags });
  const levels = LEVELS.flatMap((name) => {
    const text = hierarchy[name];
    return text === null ? [] : [[name, text] as const];
  });
  const headingFound = highlight(hierarchy[level] ?? '', terms, tags).matchLevel !== 'none';
  return {
    objectID: url,
    url,
    type: level === 'lvl1' || headingFound ? level : 'content',
    content,
    hierarchy,
    ...(className && support && { support: toPlatformSupport(support) }),
    _snippetResult: {
      ...(content !== null && { content: mark('content', content) }),
      hierarchy: toRecord(levels, (name, text) => mark(`hierarchy.${name}`, text)),
    },
    _highlightResult: { hierarchy: toRecord(levels, (_, text) => highlight(text, terms, tags)) },
  };
}

/**
 * Returns the text to show for a hit: a sentence about the matched class's support, the error message that
 * the query quotes, or else the section's text or code. Null when there is none of these.
 */
function contentOf({ found, className, support, message }: Ranked): string | null {
  if (className && support) return supportSentence(className, support);
  if (message) return message;
  const { text } = found.section;
  return text || found.code || null;
}

function toRecord(
  levels: readonly (readonly [HierarchyLevel, string])[],
  mark: (name: HierarchyLevel, text: string) => Marked,
): Partial<Record<HierarchyLevel, Marked>> {
  return Object.fromEntries(levels.map(([name, text]) => [name, mark(name, text)]));
}

function tagsOf(request: SearchRequest): HighlightTags {
  return {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
}

/**
 * Returns the snippet length of an attribute in words, from a request setting such as `content:10`. Defaults
 * to 10.
 */
function sizeOf(name: string, { attributesToSnippet = [] }: SearchRequest): number {
  const asked = attributesToSnippet.find((text) => text.startsWith(`${name}:`));
  return Number(asked?.split(':')[1] ?? 10) || 10;
}

function toPlatformSupport(letters: string): PlatformSupport[] {
  const support = decodeSupport(letters);
  return PLATFORMS.map((platform) => ({
    name: PLATFORM_NAMES[platform],
    support: support[platform],
    words: SUPPORT_WORDS[support[platform]],
  }));
}

/**
 * Returns a sentence about the platforms that support a class, such as `gap-4 works on iOS, Android, and web.`
 * `letters` is the encoded support, one letter per platform, such as `fff`.
 */
export function supportSentence(name: string, letters: string): string {
  const support = decodeSupport(letters);
  const those = (state: Support) =>
    PLATFORMS.filter((platform) => support[platform] === state).map(nameInSentence);
  const [full, partly] = [those('full'), those('partial')];
  if (full.length + partly.length === 0) return `${name} has no effect.`;
  const only = full.length + partly.length < PLATFORMS.length ? ' only' : '';
  if (partly.length === 0) return `${name} works on ${joinList(full)}${only}.`;
  if (full.length === 0) return `${name} works in part on ${joinList(partly)}${only}.`;
  return `${name} works on ${joinList(full)}, in part on ${joinList(partly)}${only}.`;
}

/** Maximum number of suggested terms. */
const count = 3;

/**
 * Maximum edit distance between a word of the query and a suggested term, relative to the length of the
 * longer one.
 */
const limit = 0.45;

/**
 * Returns up to `count` suggestions for a query without hits: the indexed words and classes most similar to
 * the query's words, best first.
 */
function nearTerms(query: string, index: SearchIndex): string[] {
  const near = new Map<string, number>();
  const classes = classNames(index);
  // The index also contains each class without its hyphens, because readers may type it that way. These
  // spellings are not suggested.
  const joined = new Set([...classes].map((name) => name.replaceAll('-', '')));
  const known = [...index.words.filter((word) => !joined.has(word)), ...classes];
  for (const word of toWords(query.toLowerCase())) {
    for (const candidate of known) {
      const longest = Math.max(word.length, candidate.length);
      const allowed = Math.floor(longest * limit);
      const edits = editDistance(word, candidate, allowed);
      if (edits > allowed) continue;
      near.set(candidate, Math.min(edits / longest, near.get(candidate) ?? 1));
    }
  }
  const best = [...near].sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1));
  return best.slice(0, count).map(([term]) => term);
}

/**
 * Returns the classes that pages document. A family such as `p-*` is replaced by its classes, such as `p-4`.
 * Families without listed values are left out.
 */
function classNames({ sections }: SearchIndex): Set<string> {
  const pages = new Set(sections.map(({ page }) => page));
  const names = [...pages].flatMap(patternsOf).flatMap(({ name, values }) => {
    return values.length > 0 ? values.map((value) => name.replace('*', value)) : name;
  });
  return new Set(names.filter((name) => !name.includes('*')));
}
