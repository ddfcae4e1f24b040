import { HelpLinks } from '@/components/shell/footer/help-links';
import { searchExamples, searchQueries, searchStart } from '@/content/messages/search-page';
import { toSearchUrl } from '@/lib/search/search-url';
import styles from './search-page.module.css';

/**
 * Renders links and example queries for the search page. Before the first search, CSS shows them only while
 * the field is empty.
 */
export function StartLinks() {
  return (
    <div className={styles.start}>
      <p>{searchStart}</p>
      <HelpLinks />
      <p>{searchExamples}</p>
      <ul>
        {searchQueries.split(', ').map((query) => (
          <li key={query}>
            <a href={toSearchUrl(query)}>{query}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
