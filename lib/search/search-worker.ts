import { answerQuestions } from '@/lib/browser/worker-client';
import { runQuery } from './answer';
import type { SearchRequest } from './protocol';
import { buildIndex, type SearchIndex } from './search-index';

/** Message to the worker. Without a request, the worker only loads the index. */
export interface Question {
  /** Absolute URL of the index file. */
  index: string;
  request?: SearchRequest;
}

const indexes = new Map<string, Promise<SearchIndex>>();

answerQuestions(async ({ index, request }: Question) => {
  const ready = await load(index);
  return request && runQuery(request, ready);
});

function load(url: string): Promise<SearchIndex> {
  const known = indexes.get(url);
  if (known) return known;
  const loading = fetchIndex(url);
  indexes.set(url, loading);
  // Failures are not cached, so the next query retries.
  loading.catch(() => indexes.delete(url));
  return loading;
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return buildIndex(await response.json());
}
