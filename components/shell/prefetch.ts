import { plainPath } from '@/lib/links/paths';
import { routedLink, toRoute } from '@/lib/shell/page-link';

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
 * link, and when the page is idle for links that have come into view. Each page is loaded once,
 * nothing on costly connections, and a failure is silent: the click loads it again.
 */
export function startPrefetch(prefetch: (href: string) => void): () => void {
  const loaded = new Set<string>([plainPath(location.pathname)]);
  const load = (link: HTMLAnchorElement) => {
    const route = toRoute(new URL(link.href), location.origin);
    if (route === undefined || isCostly(connection())) return;
    const path = plainPath(new URL(link.href).pathname);
    if (loaded.has(path)) return;
    loaded.add(path);
    try {
      prefetch(route.replace(/[?#].*$/, ''));
    } catch {
      // The click will load the page, or tell the reader why it cannot.
    }
  };
  const onIntent = (event: Event) => {
    const link = routedLink(event.target);
    if (link) load(link);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
  const stopWatching = watchLinks(load);
  return () => {
    for (const name of intents) document.removeEventListener(name, onIntent);
    stopWatching();
  };
}

/** Calls `load` once for each routed link that comes into view, now or later, but for hits of a search as it is typed. */
function watchLinks(load: (link: HTMLAnchorElement) => void): () => void {
  const inView = (link: HTMLAnchorElement) => whenIdle(() => load(link));
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer?.unobserve(target);
            if (target instanceof HTMLAnchorElement) inView(target);
          }
        });
  const watch = (root: ParentNode) => {
    for (const anchor of root.querySelectorAll('a')) {
      const link = anchor.closest('[role="option"]') ? undefined : routedLink(anchor);
      if (link && observer) observer.observe(link);
      else if (link) inView(link);
    }
  };
  const added = new MutationObserver((changes) => {
    const targets = new Set(changes.map(({ target }) => target));
    for (const target of targets) if (target instanceof Element) watch(target);
  });
  watch(document);
  added.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer?.disconnect();
    added.disconnect();
  };
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function connection(): Connection | undefined {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection;
}
