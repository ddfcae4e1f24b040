import { liteClient } from 'algoliasearch/lite';
import type { SearchEngine, SearchRequest, SearchResult } from './protocol';

/**
 * Creates an engine that queries Algolia. It waits up to 1 s for a connection and 2 s for a response before
 * it tries the next host. A host that failed is skipped for 2 minutes. A search rejects with a `RetryError`
 * when no host responds.
 */
export function hostedEngine(credentials: { appId: string; searchKey: string }): SearchEngine {
  const client = liteClient(credentials.appId, credentials.searchKey, {
    timeouts: { connect: 1000, read: 2000, write: 30_000 },
    hostsCache: hostsByName(),
  });
  return {
    async search({ requests }: { requests: SearchRequest[] }) {
      const { results } = await client.search<never>({ requests: requests as never });
      return { results: results as unknown as SearchResult[] };
    },
  };
}

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Creates a cache that stores each host's state by URL. The Algolia client's own caches lose this state for
 * two reasons. Their key contains the host's previous state, so the next lookup misses. They also serialize
 * to JSON, which drops the functions that report whether the host is up. As a result, a failed host would be
 * tried first for every query.
 */
function hostsByName(): NonNullable<Options['hostsCache']> {
  const kept = new Map<string, unknown>();
  return {
    get: async <T>(host: object | string, missing: () => Promise<T>) => {
      const known = kept.get(nameOf(host));
      return known === undefined ? missing() : (known as T);
    },
    set: async (host, state) => {
      kept.set(nameOf(host), state);
      return state;
    },
    delete: async (host) => {
      kept.delete(nameOf(host));
    },
    clear: async () => kept.clear(),
  };
}

function nameOf(host: object | string): string {
  return typeof host === 'object' && 'url' in host ? String(host.url) : String(host);
}
