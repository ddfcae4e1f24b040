import { search } from '@/.generated/search';
import { withBasePath } from '@/lib/browser/base-path';
import { WorkerClient } from '@/lib/browser/worker-client';
import {
  RetryError,
  type SearchEngine,
  type SearchRequest,
  type SearchResult,
  versionOf,
} from './protocol';
import type { Question } from './search-worker';

const worker = new WorkerClient<Question, SearchResult | undefined>(
  'The search',
  withBasePath(search.worker),
);

/** Search engine that ships with the site. It uses one index per version and runs in a worker. */
export const embeddedEngine: SearchEngine = {
  async search({ requests }) {
    const results = await Promise.all(
      requests.map((request) => ask(indexUrl(versionOf(request)), request)),
    );
    return { results: results.flatMap((result) => result ?? []) };
  },
};

/** Loads a version's index before the first query. Errors are ignored because the query reports them. */
export function warmUp(version: string): void {
  ask(indexUrl(version)).catch(() => undefined);
}

async function ask(index: string, request?: SearchRequest): Promise<SearchResult | undefined> {
  return worker.ask({ index, ...(request && { request }) }).catch(({ message }: Error) => {
    throw new RetryError(message);
  });
}

function indexUrl(version: string | undefined): string {
  const file = search.indexes[version ?? ''] ?? Object.values(search.indexes)[0] ?? '';
  return new URL(withBasePath(file), location.href).href;
}
