'use client';

import styles from './load-status.module.css';

/**
 * Where the shell says that a page could not be loaded, with a way to try again, and that the
 * reader is offline. Both are empty until `lib/next/load-failure.ts` has something to say.
 */
export function LoadStatus() {
  return (
    <div className={styles.status} data-print="none">
      <p role="status" className={styles.offline} data-offline-status />
      <div role="alert" data-load-failure />
    </div>
  );
}
