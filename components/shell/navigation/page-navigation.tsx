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
import { offerSearch } from '@/components/search/search-offer';
import { arrive, startNavigation } from './follow-links';
import { finishProgress, prepareProgress } from './progress';
import styles from './progress.module.css';

/** Goes from page to page by the router, and ends each visit where it should. */
export function PageNavigation() {
  const router = useRouter();
  const path = usePathname();
  const [first] = useState(path);
  const tellRouter = useKeptAddress();
  useEffect(() => {
    const stops = [startNavigation(router)];
    let isOver = false;
    // Without these the page does all that links and buttons can do.
    Promise.all([
      import('./prefetch'),
      import('@/components/shell/shortcuts/shortcuts'),
      prepareProgress(),
      // In the export it is a file of its own, which has run before; on the server nothing compiles it.
      process.env.NODE_ENV === 'development' && typeof window !== 'undefined'
        ? import('@/components/shell/page-script')
        : undefined,
    ]).then(
      ([{ startPrefetch }, { startShortcuts }]) => {
        tellRouter();
        if (isOver) return;
        offerSearch(() => import('@/components/search/search-window'));
        stops.push(startPrefetch(), startShortcuts());
        document.documentElement.dataset.hasHydrated = 'true';
      },
      (error) => {
        tellRouter();
        offerSearch(() => Promise.reject(error));
      },
    );
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [router, tellRouter]);
  useLayoutEffect(() => {
    finishProgress();
    // In development the data is whole, and React owns these elements.
    if (path !== first && process.env.NODE_ENV === 'production') forgetPreviews();
    arrive();
  }, [path, first]);
  // Styles the progress bar, which is added beside it. `watch-arrival.ts` looks for it: it is the shell's last element.
  return <span className={styles.progress} hidden data-page-end />;
}

/**
 * Keeps what the reader did to the address while React started, such as a tab or a query: the router writes back the
 * address that it read before. This is the last component to render. The result tells the router, once it listens.
 */
function useKeptAddress(): () => void {
  const [kept] = useState(() => (typeof location === 'undefined' ? '' : location.href));
  const written = useRef('');
  // Right behind the router's own effect, before others change the address.
  useInsertionEffect(() => {
    written.current = location.href;
    history.replaceState(history.state, '', kept);
  }, [kept]);
  return useCallback(() => {
    if (location.href !== written.current) history.replaceState(null, '', location.href);
  }, []);
}

/** What the first page's head says for previews of links is not in the data of the next ones. */
function forgetPreviews(): void {
  const said = 'meta:is([property^="og:"], [property^="article:"], [name^="twitter:"])';
  const everywhere = '[property="og:locale"]';
  for (const meta of document.head.querySelectorAll(`${said}:not(${everywhere})`)) meta.remove();
}
