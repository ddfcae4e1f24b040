import { Loader } from '@/components/ui/loader';
import { LoadMore } from './load-more';
import { ResultItem } from './result-item';
import styles from './search-page.module.css';
import type { Results } from './use-results';

/** The results so far, or why there are none. */
export function ResultList({ results, onMore }: { results: Results; onMore: () => void }) {
  const { status, hits, hasMore } = results;
  if (status === 'idle') return null;
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
  if (hits.length === 0) return <p role="status">No results were found</p>;
  return (
    <>
      {hits.map((hit) => (
        <ResultItem key={hit.objectID} hit={hit} />
      ))}
      {hasMore && <LoadMore key={hits.length} onSeen={onMore} />}
    </>
  );
}
