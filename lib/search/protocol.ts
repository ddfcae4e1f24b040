/** One query as the hosted provider takes it; settings stand beside it or in `params`. */
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

/** `name:value` texts; a list inside the list is an either-or. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** The levels of a page: category, page title, headings. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The place of a hit on the site, by level. */
export type Hierarchy = Record<Level, string | null>;

/** An attribute with the matches between the tags asked for. */
export interface Marked {
  value: string;
  matchLevel: 'full' | 'none' | 'partial';
}

/** One result in the provider's shape. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: Level | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  _snippetResult?: { content?: Marked; hierarchy?: Partial<Record<Level, Marked>> };
  _highlightResult?: { content?: Marked; hierarchy?: Partial<Record<Level, Marked>> };
}

/** The answer to one query in the provider's shape. */
export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** Whether the best page comes first and the hits of each page stand together. */
  inOrder?: boolean;
  /** Terms of the index that are close to a query without hits; only the site's own engine knows them. */
  near?: string[];
}

/** Something that answers several queries at once, as the hosted provider does. */
export interface SearchEngine {
  search(queries: { requests: SearchRequest[] }): Promise<{ results: SearchResult[] }>;
}

/** An error of this name tells the search window that no engine can be reached. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** The facets that narrow a search to the language, to pages of all versions and to one version. */
export function contextFilters(language: string, version: string): [string, string[]] {
  return [`language:${language}`, [`tag:${EVERY_VERSION}`, `tag:${versionTag(version)}`]];
}

/** The tag of pages that the search of every version finds. */
export const EVERY_VERSION = 'default';

/** The tag of all pages of a version of the docs. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** The version that a request asks for; undefined when it names none. */
export function versionOf(request: SearchRequest): string | undefined {
  const { facetFilters } = withParams(request);
  const facets = typeof facetFilters === 'string' ? [facetFilters] : (facetFilters ?? []).flat();
  const tag = facets.find((facet) => facet.startsWith('tag:docs-default-'));
  return tag?.slice('tag:docs-default-'.length);
}

/** The request with the settings of its `params`, given as an object or as a query string. */
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
