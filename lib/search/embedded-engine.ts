import { search } from '@/.generated/search';
import { AskedWorker } from '@/lib/browser/ask-worker';
import { withBasePath } from '@/lib/browser/base-path';
import {
  RetryError,
  type SearchEngine,
  type SearchRequest,
  type SearchResult,
  versionOf,
} from './protocol';
import type { Question } from './search-worker';

const worker = new AskedWorker<Question, SearchResult | undefined>(
  'The search',
  withBasePath(search.worker),
);

/** The engine that comes with the site: an index for each version, in a worker of its own. */
export const embeddedEngine: SearchEngine = {
  async search({ requests }) {
    const results = await Promise.all(
      requests.map((request) => ask(indexUrl(versionOf(request)), request)),
    );
    return { results: results.flatMap((result) => result ?? []) };
  },
};

/** Loads the index of a version ahead of the first query; a failure shows with that query. */
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
