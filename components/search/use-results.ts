import { useCallback, useEffect, useRef, useState } from 'react';
import { config } from '@/components/ui/site-config';
import { createEngine, type EngineName } from '@/lib/search/engine';
import type { PageResults } from '@/lib/search/page-results';
import { siteAddress } from './site-address';

/** Search page results and their loading state. */
export interface Results extends PageResults {
  status: 'idle' | 'loading' | 'done' | 'error';
}

const nothing: Results = { status: 'idle', hits: [], count: 0, next: 0, near: [] };
/** Debounce delay of the search, in milliseconds. */
const delay = 300;
const engine = createEngine(config.search);
const index = { indexName: config.search.indexName, language: config.locales.default };

/**
 * Returns the results for a query in a docs version, and a `loadMore` function that appends the next page of
 * results. The search is debounced, and results of earlier queries are dropped. The loaded results stay if the
 * next page cannot be fetched.
 */
export function useResults(query: string, version: string) {
  const [results, setResults] = useState(nothing);
  const turn = useRef(0);
  const fetchPage = useCallback(
    async (number: number) => {
      const own = ++turn.current;
      const latest = await fetchResults(query, version, number);
      if (own !== turn.current) return;
      setResults((before) =>
        latest
          ? { status: 'done', ...latest, hits: [...before.hits, ...latest.hits] }
          : { ...before, status: 'error' },
      );
    },
    [query, version],
  );
  useEffect(() => {
    turn.current += 1;
    setResults(query === '' ? nothing : { ...nothing, status: 'loading' });
    if (query === '') return;
    const timer = setTimeout(() => fetchPage(0), delay);
    return () => clearTimeout(timer);
  }, [query, fetchPage]);
  const { next } = results;
  const loadMore = useCallback(() => fetchPage(next), [fetchPage, next]);
  return { results, loadMore };
}

/**
 * Returns the name of the search engine that answers queries. It changes when the embedded engine replaces an
 * unreachable hosted provider, and when the provider can be reached again.
 */
export function useEngineName(): EngineName {
  const [name, setName] = useState<EngineName>(config.search.algolia ? 'hosted' : 'embedded');
  useEffect(() => engine.onAnswering(setName), []);
  return name;
}

/** Fetches one page of results. Resolves to undefined if no engine can be reached. */
async function fetchResults(
  query: string,
  version: string,
  page: number,
): Promise<PageResults | undefined> {
  try {
    // This module is loaded at the first query, because the search page does not need it to open.
    const { fetchPageResults } = await import('@/lib/search/page-results');
    return await fetchPageResults(engine, siteAddress(), index, query, version, page);
  } catch (error) {
    console.error('The search failed.', error);
    return undefined;
  }
}
