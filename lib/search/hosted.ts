import { liteClient } from 'algoliasearch/lite';
import type { SearchEngine, SearchRequest, SearchResult } from './protocol';

/**
 * The hosted provider: it connects within 1 s, reads within 2 s, tries its other hosts in turn and
 * leaves one that failed alone for 2 minutes. Rejects with a RetryError when no host answers.
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
 * Keeps what is known of each host, by its name. The client's own caches lose it twice over: they
 * file a host under all that was known of it before, where it is not looked for again, and they
 * write JSON, which drops the functions that say whether it is up. So a host that failed would be
 * asked first with every query.
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
