import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { X } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { search } from '@/content/messages/common';
import { searchClear, searchPagePlaceholder, searchVersion } from '@/content/messages/search-page';
import { LONGEST_QUERY } from './query-field';
import styles from './search-page.module.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  version: string;
  onQuery: (query: string) => void;
  onVersion: (version: string) => void;
}

/** Renders the search page's query field, and a version picker if the docs have several versions. */
export function SearchForm({ field, query, version, onQuery, onVersion }: Props) {
  const clear = () => {
    onQuery('');
    field.current?.focus();
  };
  return (
    // `noValidate` because a query from the URL may be longer than the field allows.
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={search}
          placeholder={searchPagePlaceholder}
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          // biome-ignore lint/a11y/noAutofocus: the field is the purpose of the page
          autoFocus
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className={styles.input}
        />
        {query !== '' && (
          <button type="button" className={styles.clear} aria-label={searchClear} onClick={clear}>
            <Icon of={X} size={18} />
          </button>
        )}
      </div>
      {config.versions.length > 1 && (
        <select
          aria-label={searchVersion}
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
