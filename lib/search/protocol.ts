/** Query in the hosted provider's format. Settings are top-level fields or part of `params`. */
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

/** Filters of the form `name:value`. A nested list matches any of its filters. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Level of a hit: category, page title or heading. */
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

/** Text with its matches wrapped in the requested tags. */
export interface Marked {
  value: string;
  matchLevel: 'full' | 'none' | 'partial';
}

/** Search hit in the provider's format. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: HierarchyLevel | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  _snippetResult?: { content?: Marked; hierarchy?: Partial<Record<HierarchyLevel, Marked>> };
  _highlightResult?: { content?: Marked; hierarchy?: Partial<Record<HierarchyLevel, Marked>> };
}

/** Result of one query in the provider's format. */
export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** Whether the best page comes first and hits of the same page are adjacent. */
  inOrder?: boolean;
  /** Index terms similar to those of a query without hits. Only set by the embedded engine. */
  near?: string[];
}

/** Search engine that runs several queries in one call, like the hosted provider. */
export interface SearchEngine {
  search(queries: { requests: SearchRequest[] }): Promise<{ results: SearchResult[] }>;
}

/** Error that makes the search modal report that no engine can be reached. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/**
 * Returns the facet filters for a search in one version. They select pages in the language that belong to
 * this version or to every version.
 */
export function contextFilters(language: string, version: string): [string, string[]] {
  return [`language:${language}`, [`tag:${EVERY_VERSION}`, `tag:${versionTag(version)}`]];
}

/** Tag of pages that searches in every version find. */
export const EVERY_VERSION = 'default';

/** Returns the tag for all pages of a version of the docs. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** Returns the version that a request is limited to. Undefined when it has no version filter. */
export function versionOf(request: SearchRequest): string | undefined {
  const { facetFilters } = withParams(request);
  const facets = typeof facetFilters === 'string' ? [facetFilters] : (facetFilters ?? []).flat();
  const tag = facets.find((facet) => facet.startsWith('tag:docs-default-'));
  return tag?.slice('tag:docs-default-'.length);
}

/**
 * Returns the request with the settings from `params`, which may be an object or a query string. Top-level
 * fields take precedence.
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
