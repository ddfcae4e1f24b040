import { highlight, snippet, type Tags } from './markup';
import { nearTerms } from './near-terms';
import {
  LEVELS,
  type Level,
  type Marked,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  withParams,
} from './protocol';
import { type Ranked, rank } from './rank';
import { toLevel } from './records';
import type { SearchIndex } from './search-index';
import { supportText } from './support-text';

/** Letters of a query that count, as with the provider; more would keep the reader waiting. */
const LONGEST = 512;

/** Answers a query from an index as the hosted provider would. */
export function answer(given: SearchRequest, index: SearchIndex): SearchResult {
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
  const { found, terms: list } = ranked;
  const { hierarchy, section } = found;
  // The row of a class in the tables of its page.
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
    _snippetResult: {
      ...(content !== null && { content: mark('content', content) }),
      hierarchy: toRecord(levels, (name, text) => mark(`hierarchy.${name}`, text)),
    },
    _highlightResult: { hierarchy: toRecord(levels, (_, text) => highlight(text, terms, tags)) },
  };
}

/** The text of a section; where a class was asked for, first how the platforms take it. */
function contentOf({ found, className, support }: Ranked): string | null {
  if (className && support) return supportText(className, support);
  const { text } = found.section;
  return text || found.code || null;
}

function toRecord(
  levels: readonly (readonly [Level, string])[],
  mark: (name: Level, text: string) => Marked,
): Partial<Record<Level, Marked>> {
  return Object.fromEntries(levels.map(([name, text]) => [name, mark(name, text)]));
}

function tagsOf(request: SearchRequest): Tags {
  return {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
}

/** The number of words asked for by `name:10`; 10 when none is given. */
function sizeOf(name: string, { attributesToSnippet = [] }: SearchRequest): number {
  const asked = attributesToSnippet.find((text) => text.startsWith(`${name}:`));
  return Number(asked?.split(':')[1] ?? 10) || 10;
}
