'use client';

import styles from './message-page.module.css';

/** What a reader finds at a path that matches no route. */
export function NotFoundMessage() {
  return (
    <main className={styles.page} data-page="not-found">
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know
        their link is broken.
      </p>
    </main>
  );
}
