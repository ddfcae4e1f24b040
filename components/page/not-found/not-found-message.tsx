'use client';

import { lazy, Suspense } from 'react';
import { LONGEST_QUERY } from '@/components/search/query-field';
import { HelpLinks } from '@/components/shell/footer/help-links';
import { MAIN_ID } from '@/components/shell/navigation/scroll-and-focus';
import {
  notFoundContact,
  notFoundSearch,
  notFoundText,
  notFoundTitle,
} from '@/content/messages/page';
import { searchPlaceholder } from '@/content/messages/search';
import { withBasePath } from '@/lib/browser/base-path';
import styles from './not-found.module.css';

// Next.js loads this file with every page. The code that finds the closest page is a separate chunk, so only
// the not-found page loads it.
const ClosestPage = lazy(() =>
  import('./closest-link').then((module) => ({ default: module.ClosestPage })),
);

/** Renders the not-found page with a search field and help links. */
export function NotFoundMessage() {
  return (
    <main id={MAIN_ID} className={styles.page} data-page="not-found" data-eager>
      <h1>{notFoundTitle}</h1>
      <p>{notFoundText}</p>
      <Suspense>
        <ClosestPage />
      </Suspense>
      <form action={withBasePath('/search')} className={styles.form} aria-label={notFoundSearch}>
        <input
          type="search"
          name="q"
          aria-label={searchPlaceholder}
          placeholder={searchPlaceholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
        />
        <button type="submit">{notFoundSearch}</button>
      </form>
      <HelpLinks />
      <p>{notFoundContact}</p>
    </main>
  );
}
