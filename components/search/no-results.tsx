import { HelpLinks } from '@/components/shell/help-links';
import { Link } from '@/components/shell/link';
import { toSearchUrl } from '@/lib/search/search-url';
import { missingResultsUrl } from './missing-results';
import styles from './search-page.module.css';

/** What a search without results says: terms that are close, where else to look, and where to report it. */
export function NoResults({ query, near }: { query: string; near: string[] }) {
  return (
    <div className={styles.nothing}>
      <p role="status">No results were found</p>
      {near.length > 0 && (
        <p>
          Did you mean{' '}
          {near.map((term, index) => (
            <span key={term}>
              {index > 0 && (index === near.length - 1 ? ' or ' : ', ')}
              <a href={toSearchUrl(term)}>{term}</a>
            </span>
          ))}
          ?
        </p>
      )}
      <HelpLinks />
      <p>
        Should this search find something? <Link href={missingResultsUrl(query)}>Let us know</Link>.
      </p>
    </div>
  );
}
