import { holdFailure } from './failed-search';
import type { SearchEngine, SearchRequest, SearchResult } from './protocol';
import { type SiteAddress, toSafeHits } from './safe-hits';

type Search = (queries: { requests: SearchRequest[] }) => Promise<{ results: SearchResult[] }>;

/**
 * Puts the engine in place of the window's own client. What it hands to the window is safe to be
 * inserted as HTML, and its failures stay on the screen.
 */
export function toModalClient(engine: SearchEngine, site: SiteAddress) {
  let latest = 0;
  const search: Search = (queries) => {
    const turn = ++latest;
    const answering = engine.search(queries).then(({ results }) => ({
      results: results.map((result) => ({
        ...result,
        hits: toSafeHits(result.hits, site),
      })),
    }));
    return holdFailure(answering, () => turn === latest);
  };
  // The window's types describe the whole of the provider's protocol, of which it reads these fields.
  return <Client extends object>(client: Client): Client => ({ ...client, search });
}
