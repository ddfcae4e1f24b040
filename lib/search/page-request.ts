import { contextFilters, LEVELS, type SearchHit, type SearchRequest } from './protocol';
import { safeMarkup } from './safe-hits';

/** Number of results per page on the search page. */
const hitsPerPage = 15;

/** Index to search and the language of its pages. */
export interface SearchedIndex {
  indexName: string;
  language: string;
}

/** Returns the request for one page of results in a docs version. `page` starts at 0. */
export function pageRequest(
  { indexName, language }: SearchedIndex,
  query: string,
  version: string,
  page: number,
): SearchRequest {
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    advancedSyntax: true,
    facetFilters: contextFilters(language, version),
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: ['content:24'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/**
 * Texts shown for a hit, as safe HTML: the deepest heading, the levels above it, and the text around the
 * match.
 */
export interface ResultTexts {
  title: string;
  above: string[];
  summary: string;
}

/** Returns the texts to show for a hit from `toSafeHits`. */
export function toResultTexts(hit: SafeHit): ResultTexts {
  const levels = LEVELS.flatMap((level) => {
    const marked = hit._highlightResult?.hierarchy?.[level]?.value;
    // `toSafeHit` leaves only the category unescaped, because the search modal shows it as text.
    if (level === 'lvl0') return [safeMarkup(marked ?? hit.hierarchy.lvl0 ?? '')];
    const text = marked ?? hit.hierarchy[level];
    return text ? [text] : [];
  });
  return {
    title: levels.at(-1) ?? '',
    above: levels.slice(0, -1),
    summary: hit._snippetResult?.content?.value ?? hit.content ?? '',
  };
}

type SafeHit = Pick<SearchHit, 'hierarchy' | 'content' | '_highlightResult' | '_snippetResult'>;
