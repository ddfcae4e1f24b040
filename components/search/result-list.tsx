import { Loader } from '@/components/ui/loader';
import { LoadMore } from './load-more';
import { NoResults } from './no-results';
import { ResultItem } from './result-item';
import styles from './search-page.module.css';
import type { Results } from './use-results';

interface Props {
  query: string;
  results: Results;
  onMore: () => void;
}

/** The results so far, or why there are none. */
export function ResultList({ query, results, onMore }: Props) {
  const { status, hits, next, near } = results;
  if (status === 'loading') {
    return (
      <div className={styles.pending}>
        <Loader label="Searching" />
      </div>
    );
  }
  if (status === 'error') {
    return (
      <p role="alert">Unable to fetch results. You might want to check your network connection.</p>
    );
  }
  if (hits.length === 0) return <NoResults query={query} near={near} />;
  return (
    <>
      {hits.map((hit) => (
        <ResultItem key={hit.objectID} hit={hit} />
      ))}
      {next > 0 && <LoadMore key={hits.length} onSeen={onMore} />}
    </>
  );
}
