'use client';

import { usePathname, useRouter } from 'next/navigation';
import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { registerSearchWindow } from '@/components/search/search-offer';
import { arrive, startNavigation } from './follow-links';
import { finishProgress, prepareProgress } from './progress';
import styles from './progress.module.css';

/**
 * Navigates between pages with the router, and sets scroll position and focus after each navigation. Renders
 * the element that marks the end of the page.
 */
export function PageNavigation() {
  const router = useRouter();
  const path = usePathname();
  const [first] = useState(path);
  const tellRouter = useKeptAddress();
  useEffect(() => {
    const stops = [startNavigation(router)];
    let isOver = false;
    // Links and buttons still work if these modules fail to load.
    Promise.all([
      import('./prefetch'),
      import('@/components/shell/shortcuts/shortcuts'),
      prepareProgress(),
      // In the export, the page script is a separate file that has already run. The server build must not
      // include it.
      process.env.NODE_ENV === 'development' && typeof window !== 'undefined'
        ? import('@/components/shell/page-script')
        : undefined,
    ]).then(
      ([{ startPrefetch }, { startShortcuts }]) => {
        tellRouter();
        if (isOver) return;
        registerSearchWindow(() => import('@/components/search/search-window'));
        stops.push(startPrefetch(), startShortcuts());
        document.documentElement.dataset.hasHydrated = 'true';
      },
      (error) => {
        tellRouter();
        registerSearchWindow(() => Promise.reject(error));
      },
    );
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [router, tellRouter]);
  useLayoutEffect(() => {
    finishProgress();
    // In development, the data of a page includes these elements, and React manages them.
    if (path !== first && process.env.NODE_ENV === 'production') forgetPreviews();
    arrive();
  }, [path, first]);
  // The class name is needed by the styles of the progress bar, which nprogress adds as a later sibling. The
  // attribute marks the end of the shell for `watch-arrival.ts`.
  return <span className={styles.progress} hidden data-page-end />;
}

/**
 * Restores URL changes that the reader made while React was starting, such as a selected tab or a query.
 * Without this, the router would write back the URL that it read earlier. This must be in the last component
 * that renders. Returns a function that informs the router of the current URL once the router listens to
 * history changes.
 */
function useKeptAddress(): () => void {
  const [kept] = useState(() => (typeof location === 'undefined' ? '' : location.href));
  const written = useRef('');
  // Runs right after the router's own effect, before other effects change the URL.
  useInsertionEffect(() => {
    written.current = location.href;
    history.replaceState(history.state, '', kept);
  }, [kept]);
  return useCallback(() => {
    if (location.href !== written.current) history.replaceState(null, '', location.href);
  }, []);
}

/**
 * Removes the link preview tags (Open Graph and Twitter) of the first page from the head. The data of later
 * pages has no such tags, so these would describe the wrong page.
 */
function forgetPreviews(): void {
  const said = 'meta:is([property^="og:"], [property^="article:"], [name^="twitter:"])';
  const everywhere = '[property="og:locale"]';
  for (const meta of document.head.querySelectorAll(`${said}:not(${everywhere})`)) meta.remove();
}
