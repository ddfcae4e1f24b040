import { holdFailure } from './failed-search';
import type { SearchEngine, SearchRequest, SearchResult } from './protocol';
import { type SiteAddress, toSafeHits } from './safe-hits';
import { keepOrder, nameSection } from './window-order';

type Search = (queries: { requests: SearchRequest[] }) => Promise<{ results: SearchResult[] }>;

/**
 * Puts the engine in place of the window's own client. What it hands to the window is safe to be
 * inserted as HTML, and its failures stay on the screen. Hears of each answer that is shown.
 */
export function toModalClient(
  engine: SearchEngine,
  site: SiteAddress,
  onAnswer: (result: SearchResult | undefined) => void,
) {
  let latest = 0;
  const search: Search = (queries) => {
    const turn = ++latest;
    const answering = engine.search(queries).then(({ results }) => {
      if (turn === latest) onAnswer(results[0]);
      return { results: results.map((result) => toWindowResult(result, site)) };
    });
    return holdFailure(answering, () => turn === latest);
  };
  // The window's types describe the whole of the provider's protocol, of which it reads these fields.
  return <Client extends object>(client: Client): Client => ({ ...client, search });
}

function toWindowResult(result: SearchResult, site: SiteAddress): SearchResult {
  const hits = toSafeHits(result.hits, site).map(nameSection);
  return { ...result, hits: result.inOrder ? keepOrder(hits) : hits };
}
