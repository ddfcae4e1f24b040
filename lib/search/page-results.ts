import { pageRequest } from './page-request';
import type { SearchEngine, SearchHit } from './protocol';
import { type SiteAddress, toSafeHits } from './safe-hits';

/** One page of results on the search page. */
export interface PageResults {
  hits: SearchHit[];
  /** Number of hits on all pages. */
  count: number;
  /** Number of the next page, or 0 if this is the last page. */
  next: number;
  /** Suggested terms for a query without hits. */
  near: string[];
}

/** Fetches one page of results for a query in a docs version. Rejects when the engine cannot be reached. */
export async function fetchPageResults(
  engine: SearchEngine,
  address: SiteAddress,
  ...request: Parameters<typeof pageRequest>
): Promise<PageResults> {
  const { results } = await engine.search({ requests: [pageRequest(...request)] });
  const [result] = results;
  if (!result) return { hits: [], count: 0, next: 0, near: [] };
  return {
    hits: toSafeHits(result.hits, address),
    count: result.nbHits,
    next: result.page + 1 < result.nbPages ? result.page + 1 : 0,
    near: result.near ?? [],
  };
}
