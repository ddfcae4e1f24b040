'use client';

import './search-box.css';
import { preconnect } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { Search } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { search } from '@/content/messages/common';
import { withBasePath } from '@/lib/browser/base-path';
import styles from './search-button.module.css';

/**
 * Renders the search button in a form that opens the search page, so it works without JavaScript. Also
 * renders the link to the OpenSearch description, and preconnects to the hosted search provider if one is
 * configured.
 */
export function SearchButton() {
  const { algolia } = config.search;
  if (algolia) {
    preconnect(`https://${algolia.appId}-dsn.algolia.net`, { crossOrigin: 'anonymous' });
  }
  return (
    <>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={config.title}
        href={withBasePath('/opensearch.xml')}
      />
      <form action={withBasePath('/search')} className={styles.form}>
        <button type="submit" className={styles.button} aria-label={search} data-search>
          <Icon of={Search} size={18} />
          <span className={styles.label}>{search}</span>
        </button>
        <span className={styles.keys} data-search-keys aria-hidden>
          {/* The page script may already have replaced this with the reader's modifier key. */}
          <kbd suppressHydrationWarning>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </form>
    </>
  );
}
