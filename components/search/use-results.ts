import { useCallback, useEffect, useRef, useState } from 'react';
import { createEngine, type EngineName } from '@/lib/search/engine';
import { pageRequest } from '@/lib/search/page-request';
import type { SearchHit } from '@/lib/search/protocol';
import { toSafeHits } from '@/lib/search/safe-hits';
import { siteAddress } from '@/lib/search/site-address';
import config from '@/site.config';

/** The results of the search page, and how far they are. */
export interface Results {
  status: 'idle' | 'loading' | 'done' | 'error';
  hits: SearchHit[];
  count: number;
  /** The page of results that comes next; 0 after the last one. */
  next: number;
  /** Terms that are close to a query without results. */
  near: string[];
}

const nothing: Results = { status: 'idle', hits: [], count: 0, next: 0, near: [] };
/** How long the search waits for another letter, in milliseconds. */
const delay = 300;
const engine = createEngine(config.search);

/** Searches some time after the last change; answers to an earlier query are dropped. */
export function useResults(query: string, version: string) {
  const [results, setResults] = useState(nothing);
  const turn = useRef(0);
  const fetchPage = useCallback(
    async (number: number) => {
      const own = ++turn.current;
      const latest = await fetchResults(query, version, number);
      if (own !== turn.current) return;
      setResults((before) => ({ ...latest, hits: [...before.hits, ...latest.hits] }));
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

/** Who answers the search at the moment. */
export function useEngineName(): EngineName {
  const [name, setName] = useState<EngineName>(config.search.algolia ? 'hosted' : 'embedded');
  useEffect(() => engine.onAnswering(setName), []);
  return name;
}

async function fetchResults(query: string, version: string, page: number): Promise<Results> {
  try {
    const { results } = await engine.search({ requests: [pageRequest(query, version, page)] });
    const [result] = results;
    if (!result) return { ...nothing, status: 'done' };
    return {
      status: 'done',
      hits: toSafeHits(result.hits, siteAddress()),
      count: result.nbHits,
      next: result.page + 1 < result.nbPages ? result.page + 1 : 0,
      near: result.near ?? [],
    };
  } catch (error) {
    console.error('The search failed.', error);
    return { ...nothing, status: 'error' };
  }
}
