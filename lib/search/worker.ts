import { answer } from './answer';
import { fromIndexFile } from './index-file';
import type { SearchRequest, SearchResult } from './protocol';
import { buildIndex, type SearchIndex } from './search-index';

/** What the page asks of the worker: a query of an index, or to have the index ready (no request). */
export interface Question {
  id: number;
  /** Absolute URL of the index file. */
  index: string;
  request?: SearchRequest;
}

/** What the worker says to a question. */
export interface Reply {
  id: number;
  result?: SearchResult;
  error?: string;
}

/** The part of a worker's global scope that this file needs; the types of the page lack it. */
interface Scope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(reply: Reply): void;
}

const scope: Scope = self as unknown as Scope;
const indexes = new Map<string, Promise<SearchIndex>>();

scope.onmessage = async ({ data: { id, index, request } }) => {
  try {
    const ready = await load(index);
    scope.postMessage({ id, ...(request && { result: answer(request, ready) }) });
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
};

function load(url: string): Promise<SearchIndex> {
  const known = indexes.get(url);
  if (known) return known;
  const loading = fetchIndex(url);
  indexes.set(url, loading);
  // A failure is not kept: the next query tries again.
  loading.catch(() => indexes.delete(url));
  return loading;
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return buildIndex(fromIndexFile(await response.text()));
}
