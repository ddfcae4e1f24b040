import { announcePage } from '@/lib/browser/page-events';
import { followedLink, navigationKind, toRoute } from '@/lib/browser/page-link';
import { focusStart, scrollToHash } from './scroll-and-focus';

/** Methods of the Next.js router that link navigation uses. */
export interface PageRouter {
  push(href: string, options: { scroll: boolean }): void;
  replace(href: string, options: { scroll: boolean }): void;
}

/** Page that is being loaded. Undefined when no navigation is in progress. */
let visit: URL | undefined;

/**
 * Makes the router handle plain clicks on links to pages of this site. The browser handles clicks with a
 * modifier key, links to a heading on the same page, and all other links. Returns a function that removes the
 * listeners.
 */
export function startNavigation(router: PageRouter): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented ? undefined : followedLink(event);
    if (link) follow(router, event, new URL(link.href));
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('hashchange', adoptHash, { signal });
  window.addEventListener('popstate', forgetVisit, { signal });
  return () => stop.abort();
}

/**
 * Completes a navigation. Scrolls to the hash, or scrolls to the top and moves the focus before the skip
 * link. After Back, Forward, and the first load, it only announces the page and does not scroll.
 */
export function arrive(): void {
  announcePage();
  if (!visit) return;
  const { hash } = visit;
  visit = undefined;
  // Both branches force a layout. The frame that shows the page needs one anyway, but here it would lengthen
  // React's task.
  requestAnimationFrame(() => {
    if (hash) {
      scrollToHash(hash);
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusStart();
  });
}

function follow(router: PageRouter, event: MouseEvent, to: URL): void {
  const route = toRoute(to, location.origin);
  const from = new URL(location.href);
  const step = navigationKind(from, to);
  // An open menu or search window has added a history entry, which this navigation replaces.
  const way = history.state?.layer ? 'replace' : 'push';
  // The browser handles a hash link only if the path has the same spelling. Otherwise it would reload the
  // page, for example when going from `/a` to `/a/#top`.
  const isLeftToBrowser = step === 'hash' && to.pathname === from.pathname && way === 'push';
  if (route === undefined || isLeftToBrowser) return;
  event.preventDefault();
  if (step === 'page') {
    visit = to;
    router[way](route, { scroll: false });
    return;
  }
  if (to.href !== from.href) history[`${way}State`](null, '', to.href);
  if (step === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
  else if (to.hash) scrollToHash(to.hash);
}

function forgetVisit(): void {
  visit = undefined;
}

/**
 * Makes the router adopt the history entry that the browser adds for a hash link. The router would not
 * recognize that entry on Back. Replacing the state lets the router add its own.
 */
function adoptHash(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}
