import { onPage } from '@/lib/browser/page-events';
import { routedLink, toRoute } from '@/lib/browser/page-link';
import { plainPath } from '@/lib/config/paths';
import { loadAhead } from './load-ahead';
import { fileOfPage } from './load-failure';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's connection is too slow or too dear for loading ahead. */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * Loads pages before they are asked for: at once when a pointer, finger or the keyboard reaches a
 * link, and the next one in the order of the docs when the page is idle. Each page is loaded once,
 * nothing on costly connections, and a failure is silent: the click loads it again.
 */
export function startPrefetch(): () => void {
  const load = (link: HTMLAnchorElement) => {
    const url = new URL(link.href);
    if (toRoute(url, location.origin) === undefined || isCostly(connection())) return;
    if (plainPath(url.pathname) !== plainPath(location.pathname)) loadAhead(fileOfPage(url));
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
