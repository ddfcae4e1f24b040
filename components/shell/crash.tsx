'use client';

import { useEffect } from 'react';
import { loadFailureSentence } from '@/components/shell/navigation/load-failure-sentence';
import { MAIN_ID } from '@/components/shell/navigation/scroll-and-focus';
import { retry as retryLabel } from '@/content/messages/common';
import { crashHeading, crashRetry, crashTitle } from '@/content/messages/shell';
import styles from './crash.module.css';
import { toErrorChain } from './error-chain';

interface Props {
  error: unknown;
  retry: () => void;
}

/** Renders the error page that replaces the current page, or the entire site, after a rendering error. */
export function Crash({ error, retry }: Props) {
  useTitle(crashTitle);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    // In development, an edit may have fixed the error, so every rebuild triggers a retry.
    const observer = new MutationObserver(retry);
    observer.observe(document.documentElement, { attributeFilter: ['data-revision'] });
    return () => observer.disconnect();
  }, [retry]);
  return (
    <main id={MAIN_ID} className={styles.crash}>
      <h1>{crashHeading}</h1>
      <p>
        <button type="button" onClick={retry}>
          {crashRetry}
        </button>
      </p>
      <pre className={styles.chain}>{toErrorChain(error)}</pre>
    </main>
  );
}

function useTitle(text: string): void {
  useEffect(() => {
    const previous = document.title;
    document.title = text;
    return () => {
      if (document.title === text) document.title = previous;
    };
  }, [text]);
}

/** Renders the main element of a page whose code could not be loaded, with a Retry button. */
export function LoadError({ error, retry }: Props) {
  return (
    <main id={MAIN_ID} className={styles.crash}>
      <div role="alert">
        <h1>{loadFailureSentence()}</h1>
        <small>{String(error)}</small>
      </div>
      <button type="button" onClick={retry}>
        {retryLabel}
      </button>
    </main>
  );
}
