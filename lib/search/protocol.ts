/** Search request in Algolia's format. Settings are top-level fields or part of `params`. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilters;
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  [setting: string]: unknown;
}

/**
 * Filters of the form `name:value`. All of them must match. A nested list matches if any of its filters does.
 */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Level in a hit's hierarchy: the category (`lvl0`), the page title (`lvl1`) or a heading. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
/** All levels, from the category down to the deepest heading. */
export const LEVELS: readonly HierarchyLevel[] = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
];

/** Category, page title and headings that lead to a hit. Null for levels that are not used. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** Text with its matches wrapped in the request's highlight tags. */
export interface Marked {
  value: string;
  matchLevel: 'full' | 'none' | 'partial';
}

/** Support for a class on one platform. `name` and `words` are texts for readers, such as `iOS` and `works partly`. */
export interface PlatformSupport {
  name: string;
  support: 'full' | 'partial' | 'none';
  words: string;
}

/** Search hit in Algolia's format. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: HierarchyLevel | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  /** Support for the class in the query that the page documents. Only set by the embedded engine. */
  support?: PlatformSupport[];
  _snippetResult?: { content?: Marked; hierarchy?: Partial<Record<HierarchyLevel, Marked>> };
  _highlightResult?: { content?: Marked; hierarchy?: Partial<Record<HierarchyLevel, Marked>> };
}

/** Result of one query in Algolia's format. */
export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** Whether hits are grouped by page, best page first. Only set by the embedded engine. */
  inOrder?: boolean;
  /** Suggested terms for a query without hits. Only set by the embedded engine. */
  near?: string[];
}

/** Search engine that runs several queries in one call, like Algolia's client. */
export interface SearchEngine {
  search(queries: { requests: SearchRequest[] }): Promise<{ results: SearchResult[] }>;
}

/** Error that makes the search modal report that no engine can be reached. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/**
 * Returns the facet filters for a search in one docs version. They select the pages in `language` that belong
 * to `version` or to all versions.
 */
export function contextFilters(language: string, version: string): [string, string[]] {
  return [`language:${language}`, [`tag:${EVERY_VERSION}`, `tag:${versionTag(version)}`]];
}

/** Tag of pages that searches in every version find. */
export const EVERY_VERSION = 'default';

/** Returns the search tag of a docs version's pages. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/**
 * Returns the docs version that a request is limited to. Undefined when the request has no version filter.
 */
export function versionOf(request: SearchRequest): string | undefined {
  const { facetFilters } = withParams(request);
  const facets = typeof facetFilters === 'string' ? [facetFilters] : (facetFilters ?? []).flat();
  const tag = facets.find((facet) => facet.startsWith('tag:docs-default-'));
  return tag?.slice('tag:docs-default-'.length);
}

/**
 * Returns the request with the settings from `params`, an object or query string, as top-level fields.
 * Existing top-level fields take precedence.
 */
export function withParams(request: SearchRequest): SearchRequest {
  const { params } = request;
  if (typeof params === 'string') {
    const settings = Object.fromEntries(
      [...new URLSearchParams(params)].map(([name, value]) => [name, toSetting(value)]),
    );
    return { ...settings, ...request };
  }
  return typeof params === 'object' ? { ...params, ...request } : request;
}

function toSetting(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
