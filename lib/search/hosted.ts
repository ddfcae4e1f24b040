import { liteClient } from 'algoliasearch/lite';
import type { SearchEngine, SearchRequest, SearchResult } from './protocol';

/**
 * The hosted provider: it connects within 1 s, reads within 2 s, tries its other hosts in turn and
 * leaves one that failed alone for 2 minutes. Rejects with a RetryError when no host answers.
 */
export function hostedEngine(credentials: { appId: string; searchKey: string }): SearchEngine {
  const client = liteClient(credentials.appId, credentials.searchKey, {
    timeouts: { connect: 1000, read: 2000, write: 30_000 },
    hostsCache: liveCache(),
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
 * Keeps what is known of the hosts as it is. The client's own caches write it as JSON, which loses
 * the functions that say whether a host is up, so that one that failed is asked again at once.
 */
function liveCache(): NonNullable<Options['hostsCache']> {
  const kept = new Map<string, Promise<unknown>>();
  return {
    get: async <T>(key: object | string, missing: () => Promise<T>) => {
      const known = kept.get(JSON.stringify(key));
      return known === undefined ? missing() : (known as Promise<T>);
    },
    set: async (key, value) => {
      kept.set(JSON.stringify(key), Promise.resolve(value));
      return value;
    },
    delete: async (key) => {
      kept.delete(JSON.stringify(key));
    },
    clear: async () => kept.clear(),
  };
}
