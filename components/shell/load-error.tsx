'use client';

import styles from './crash.module.css';

interface Props {
  error: Error;
  retry: () => void;
}

/** What stands in place of a page whose code could not be loaded. */
export function LoadError({ error, retry }: Props) {
  return (
    <main className={styles.crash}>
      <p role="alert" className={styles.chain}>
        {String(error)}
      </p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </main>
  );
}
