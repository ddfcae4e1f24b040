'use client';

import { lazy, Suspense } from 'react';
import { LONGEST_QUERY, PLACEHOLDER } from '@/components/search/query-field';
import { HelpLinks } from '@/components/shell/footer/help-links';
import { MAIN_ID } from '@/components/shell/navigation/place';
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
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <Suspense>
        <ClosestPage />
      </Suspense>
      <form action={withBasePath('/search')} className={styles.form} aria-label="Search the docs">
        <input
          type="search"
          name="q"
          aria-label={PLACEHOLDER}
          placeholder={PLACEHOLDER}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
        />
        <button type="submit">Search the docs</button>
      </form>
      <HelpLinks />
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know
        their link is broken.
      </p>
    </main>
  );
}
