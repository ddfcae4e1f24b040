import { useEffect, useRef } from 'react';
import { Link } from '@/components/shell/link';
import { Icon } from '@/components/ui/icon';
import type { IconNode } from '@/components/ui/icons';
import {
  searchNearTerms,
  searchNoResultsFor,
  searchReport,
  searchReportLink,
} from '@/content/messages/search';
import {
  searchBreadcrumbs,
  searchFailed,
  searchLoading,
  searchLoadingMore,
} from '@/content/messages/search-page';
import { toResultTexts } from '@/lib/search/page-request';
import type { SearchHit } from '@/lib/search/protocol';
import { toSearchUrl } from '@/lib/search/search-url';
import loader from './loader.module.css';
import styles from './search-page.module.css';
import { missingResultsUrl } from './site-address';
import { StartLinks } from './start-links';
import type { Results } from './use-results';

interface Props {
  query: string;
  results: Results;
  onMore: () => void;
}

/** Renders the loading state, a message that nothing was found, or the hits loaded so far, with an error below them. */
export function ResultList({ query, results, onMore }: Props) {
  const { status, hits, next, near } = results;
  if (status === 'loading') {
    return (
      <div className={styles.pending}>
        <Loader label={searchLoading} />
      </div>
    );
  }
  const isFailed = status === 'error';
  if (hits.length === 0 && !isFailed) return <NoResults query={query} near={near} />;
  return (
    <>
      {hits.map((hit, index) => (
        <ResultItem key={hit.objectID} hit={hit} position={index + 1} />
      ))}
      {isFailed ? (
        <p role="alert">{searchFailed}</p>
      ) : (
        next > 0 && <LoadMore key={hits.length} onSeen={onMore} />
      )}
    </>
  );
}

/**
 * Renders the loading text below the results. Calls `onSeen` once the text is fully visible, unless the focus
 * is in a footer.
 */
function LoadMore({ onSeen }: { onSeen: () => void }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // If the focus is in the footer, loading more results would push it out of view.
        if (!entry?.isIntersecting || document.activeElement?.closest('footer')) return;
        observer.disconnect();
        onSeen();
      },
      { threshold: 1 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <p ref={element} className={styles.more}>
      {searchLoadingMore}
    </p>
  );
}

/** Icon of the search window for a query without results. */
const nothing: IconNode = [
  [
    'path',
    {
      d: 'M15.5 4.8c2 3 1.7 7-1 9.7l4.3 4.3-4.3-4.3a7.8 7.8 0 0 1-9.8 1m-2.2-2.2A7.8 7.8 0 0 1 13.2 2.4M2 18 18 2',
      transform: 'scale(1.2)',
    },
  ],
];

/**
 * Renders the message for a query without results. Also renders similar search terms, a link to report the
 * missing result, and the links and example queries of the page before the first search.
 */
function NoResults({ query, near }: { query: string; near: string[] }) {
  return (
    <div className={styles.nothing}>
      <Icon of={nothing} size={48} />
      <p role="status">{searchNoResultsFor(query)}</p>
      {near.length > 0 && (
        <>
          <p>{searchNearTerms}:</p>
          <ul>
            {near.map((term) => (
              <li key={term}>
                <a href={toSearchUrl(term)}>{term}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {searchReport} <Link href={missingResultsUrl(query)}>{searchReportLink}</Link>
      </p>
      <StartLinks />
    </div>
  );
}

/** Renders one result: its link, its breadcrumbs, and the text around the match. `position` starts at 1. */
function ResultItem({ hit, position }: { hit: SearchHit; position: number }) {
  const { title, above, summary } = toResultTexts(hit);
  return (
    <article className={styles.result}>
      <h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped but for the marks */}
        <a href={hit.url} dangerouslySetInnerHTML={{ __html: title }} />
      </h2>
      {above.length > 0 && (
        <nav aria-label={searchBreadcrumbs(position)}>
          <ol className={styles.above}>
            {above.map((html) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped but for the marks
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ol>
        </nav>
      )}
      {summary && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped but for the marks
        <p dangerouslySetInnerHTML={{ __html: `${summary.replace(/[.…]+$/, '')}...` }} />
      )}
    </article>
  );
}

/** Renders a spinner with an accessible label. CSS hides it for the first 200 ms. */
function Loader({ label }: { label: string }) {
  return (
    <div className={loader.loader} role="status" aria-label={label}>
      <svg aria-hidden="true" width="128" height="110" viewBox="0 0 128 110" fill="none">
        <circle className={loader.track} cx="64" cy="55" r="28" strokeWidth="4" />
        <path
          className={loader.arc}
          d="M64 27a28 28 0 0 1 28 28"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
