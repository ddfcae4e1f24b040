'use client';

import { lazy, Suspense } from 'react';
import { LONGEST_QUERY } from '@/components/search/query-field';
import { HelpLinks } from '@/components/shell/footer/help-links';
import { MAIN_ID } from '@/components/shell/navigation/place';
import {
  notFoundContact,
  notFoundSearch,
  notFoundText,
  notFoundTitle,
} from '@/content/messages/page';
import { searchPlaceholder } from '@/content/messages/search';
import { withBasePath } from '@/lib/browser/base-path';
import styles from './not-found.module.css';

// Next loads this file with every page; the search for the closest page only where one is missing.
const ClosestPage = lazy(() =>
  import('./closest-link').then((module) => ({ default: module.ClosestPage })),
);

/** What a reader finds at a path that matches no route, and the ways on from there. */
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
