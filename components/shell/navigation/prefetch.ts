import { onPage } from '@/lib/browser/page-events';
import { routedLink, toRoute } from '@/lib/browser/page-link';
import { normalizePath } from '@/lib/config/paths';
import { loadAhead } from './load-ahead';
import { fileOfPage } from './load-failure';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether prefetching should be skipped because the connection is slow (2G) or data saving is enabled. */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * Prefetches a link's target as soon as the reader hovers over, touches, or focuses the link. Also prefetches
 * the next page of the docs when the browser is idle. Each page is loaded once within a few minutes. Nothing
 * is prefetched on slow connections or when data saving is enabled. Failures are ignored because a click
 * loads the page again. Returns a function that removes the listeners.
 */
export function startPrefetch(): () => void {
  const load = (link: HTMLAnchorElement) => {
    const url = new URL(link.href);
    if (toRoute(url, location.origin) === undefined || isCostly(connection())) return;
    if (normalizePath(url.pathname) !== normalizePath(location.pathname))
      loadAhead(fileOfPage(url));
  };
  const onIntent = (event: Event) => {
    const link = routedLink(event.target);
    if (link) load(link);
  };
  const loadNext = () =>
    whenIdle(() => {
      const next = routedLink(document.querySelector('main a[rel="next"]'));
      if (next) load(next);
    });
  const stop = new AbortController();
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, onIntent, { passive: true, signal: stop.signal });
  onPage(loadNext, stop.signal);
  loadNext();
  return () => stop.abort();
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function connection(): Connection | undefined {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection;
}
