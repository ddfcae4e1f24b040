import config from '@/site.config';
import styles from './search-page.module.css';

interface Props {
  query: string;
  version: string;
  onQuery: (query: string) => void;
  onVersion: (version: string) => void;
}

/** What the search page searches for, and in which version. */
export function SearchForm({ query, version, onQuery, onVersion }: Props) {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Type your search here"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the page is there for this field
        autoFocus
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className={styles.input}
      />
      {config.versions.length > 1 && (
        <select
          aria-label="Docs version"
          value={version}
          onChange={(event) => onVersion(event.target.value)}
          className={styles.select}
        >
          {config.versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </form>
  );
}
