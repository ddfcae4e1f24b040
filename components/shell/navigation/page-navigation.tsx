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
import { applyOmittedStyles, loadOmittedStyles } from './omitted-styles';
import { finishProgress, prepareProgress } from './progress';
import styles from './progress.module.css';

/**
 * Sets up navigation between pages through the Next.js router, prefetching, keyboard shortcuts, and the
 * progress bar. After the reader follows a link, sets the scroll position and the focus. Renders a hidden
 * element that marks the end of the shell.
 */
export function PageNavigation() {
  const router = useRouter();
  const path = usePathname();
  const [first] = useState(path);
  const tellRouter = useKeptAddress();
  useEffect(() => {
    const stops = [startNavigation(router)];
    loadOmittedStyles();
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
    if (path !== first) applyOmittedStyles();
    // In development, page data includes these tags, and React manages them.
    if (path !== first && process.env.NODE_ENV === 'production') forgetPreviews();
    arrive();
  }, [path, first]);
  // The progress bar's styles need the class name, because nprogress adds the bar as a later sibling.
  // `watch-arrival.ts` looks for the attribute to find out whether the page is complete.
  return <span className={styles.progress} hidden data-page-end />;
}

/**
 * Restores URL changes that happened while React was starting, for example because the reader selected a tab.
 * Without this hook, the router would write back the URL that it read earlier. The hook must be called in the
 * last component that renders. Returns a function that passes the current URL to the router. Call it once the
 * router listens to history changes.
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
 * Removes the first page's link preview tags (Open Graph and Twitter) from the head, except `og:locale`. The
 * data of later pages has no such tags, so these would describe the wrong page.
 */
function forgetPreviews(): void {
  const said = 'meta:is([property^="og:"], [property^="article:"], [name^="twitter:"])';
  const everywhere = '[property="og:locale"]';
  for (const meta of document.head.querySelectorAll(`${said}:not(${everywhere})`)) meta.remove();
}
