import { contextFilters, LEVELS, type SearchHit, type SearchRequest } from './protocol';
import { safeMarkup } from './safe-hits';

/** Results of one page of the search page. */
const hitsPerPage = 15;

/** The index that is searched, and the language of its pages. */
export interface SearchedIndex {
  indexName: string;
  language: string;
}

/** The request for a page of results, counted from 0, within a version. */
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

/** What a result shows, as safe HTML: the deepest level, the levels above it, and the text around the match. */
export interface ResultTexts {
  title: string;
  above: string[];
  summary: string;
}

/** The texts of a hit. */
export function toResultTexts(hit: SafeHit): ResultTexts {
  const levels = LEVELS.flatMap((level) => {
    const marked = hit._highlightResult?.hierarchy?.[level]?.value;
    // The category is the one level that comes unescaped, for the search window.
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
