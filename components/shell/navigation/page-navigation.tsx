'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useState } from 'react';
import { offerSearch } from '@/components/search/search-offer';
import { storageKeys, writeStored } from '@/lib/browser/storage';
import { arrive, startNavigation } from './follow-links';
import { tellAddress } from './keep-address';
import { finishProgress, prepareProgress } from './progress';
import styles from './progress.module.css';

/** Goes from page to page by the router, and ends each visit where it should. */
export function PageNavigation() {
  const router = useRouter();
  const path = usePathname();
  const [first] = useState(path);
  useEffect(() => {
    const stops = [startNavigation(router), watchPage()];
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
        if (isOver) return;
        tellAddress();
        offerSearch(() => import('@/components/search/search-window'));
        stops.push(startPrefetch(), startShortcuts());
        document.documentElement.dataset.hasHydrated = 'true';
      },
      (error) => {
        tellAddress();
        offerSearch(() => Promise.reject(error));
      },
    );
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [router]);
  useLayoutEffect(() => {
    finishProgress();
    // In development the data is whole, and React owns these elements.
    if (path !== first && process.env.NODE_ENV === 'production') forgetPreviews();
    arrive();
  }, [path, first]);
  // Styles the progress bar, which is added beside it. `watch-arrival.ts` looks for it: it is the shell's last element.
  return <span className={styles.progress} hidden data-page-end />;
}

/** A followed link to a version makes it the preferred one, and html tells whether the page is scrolled. */
function watchPage(): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('[data-prefer-version]') : null;
    const name = link?.getAttribute('data-prefer-version');
    if (name) writeStored(storageKeys.preferredVersion, name);
  };
  const onScroll = () => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
  };
  const stop = new AbortController();
  document.addEventListener('click', onClick, { capture: true, signal: stop.signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
  onScroll();
  return () => stop.abort();
}

/** What the first page's head says for previews of links is not in the data of the next ones. */
function forgetPreviews(): void {
  const said = 'meta:is([property^="og:"], [property^="article:"], [name^="twitter:"])';
  const everywhere = '[property="og:locale"]';
  for (const meta of document.head.querySelectorAll(`${said}:not(${everywhere})`)) meta.remove();
}
