'use client';

import { useSearchParams } from 'next/navigation';
import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rich } from '@/components/ui/rich-text';
import { config } from '@/components/ui/site-config';
import { searchBy } from '@/content/messages/search';
import { searchCount, searchHeading } from '@/content/messages/search-page';
import { setQueryParam } from '@/lib/browser/query-param';
import { type EngineName, engines } from '@/lib/search/engine';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';
import { StartLinks } from './start-links';
import { useEngineName, useResults } from './use-results';

const ResultList = lazy(() =>
  import('./result-list').then((module) => ({ default: module.ResultList })),
);

/**
 * Renders the search page. The URL contains the query. Results load while the reader types, and more load
 * when the reader scrolls to the end.
 */
export function SearchPage() {
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState(config.versions[0]?.name ?? '');
  const field = useRef<HTMLInputElement>(null);
  const { results, loadMore } = useResults(query.trim(), version);
  const change = useCallback((text: string) => {
    setQuery(text);
    // Passes the router's own state, which makes the router ignore the change. Otherwise a delayed update by
    // the router would undo letters typed in the meantime.
    setQueryParam('q', text, history.state);
  }, []);
  // Before hydration, the page script has filled in the query, and the reader may have typed more.
  useLayoutEffect(() => {
    if (field.current?.value) change(field.current.value);
  }, [change]);
  const heading = searchHeading(query);
  usePageTitle(`${heading} | ${config.title}`);
  return (
    <>
      <Suspense>
        <AddressQuery field={field} onQuery={setQuery} />
      </Suspense>
      <h1 className={styles.heading}>{heading}</h1>
      <SearchForm
        field={field}
        query={query}
        version={version}
        onQuery={change}
        onVersion={setVersion}
      />
      <div className={styles.bar}>
        <p role="status">{results.count > 0 && searchCount(results.count)}</p>
        <EngineMark engine={useEngineName()} />
      </div>
      {results.status === 'idle' ? (
        <StartLinks />
      ) : (
        <Suspense>
          <ResultList query={query.trim()} results={results} onMore={loadMore} />
        </Suspense>
      )}
    </>
  );
}

interface AddressQueryProps {
  field: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
}

/**
 * Reads the query from the URL on load, and again when a link in the search window changes it. This is a
 * separate component because `useSearchParams` excludes its component from the exported HTML, which must
 * contain the form.
 */
function AddressQuery({ field, onQuery }: AddressQueryProps) {
  const given = useSearchParams().get('q') ?? '';
  const isFirst = useRef(true);
  useEffect(() => {
    const isFilled = isFirst.current && field.current?.value;
    isFirst.current = false;
    if (!isFilled) onQuery(given);
  }, [given, field, onQuery]);
  return null;
}

/** Renders the current search engine's name as a link. */
function EngineMark({ engine }: { engine: EngineName }) {
  const { label, href } = engines[engine];
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.mark}>
      {rich(searchBy('{engine}'), { engine: <b>{label}</b> })}
    </a>
  );
}

/** Sets the page's title while the component is mounted, even if the router writes another title later. */
function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
