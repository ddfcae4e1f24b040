import { announcePage } from '@/lib/browser/page-events';
import { followedLink, navigationKind, toRoute } from '@/lib/browser/page-link';
import { focusStart, scrollToHash } from './scroll-and-focus';

/** Methods of the Next.js router that handle clicks on links. */
export interface PageRouter {
  push(href: string, options: { scroll: boolean }): void;
  replace(href: string, options: { scroll: boolean }): void;
}

/** URL of the page that is being loaded. Undefined while no navigation is in progress. */
let visit: URL | undefined;

/**
 * Handles plain clicks on links to pages of this site. The Next.js router opens other pages. Clicks with a
 * modifier key, all other links, and most links to a heading on the same page are left to the browser.
 * Returns a function that removes the listeners.
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
 * Completes a navigation after the new page has rendered. Announces the page to listeners. If the reader
 * clicked a link, also scrolls to its hash. If the link has no hash, scrolls to the top and moves the focus
 * right before the skip link. Does not scroll after Back, Forward, or the first load.
 */
export function arrive(): void {
  announcePage();
  if (!visit) return;
  const { hash } = visit;
  visit = undefined;
  // Both branches force a layout. The next frame needs a layout anyway, but here it would lengthen React's
  // task.
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
  // The browser handles a hash link without a reload only if the path has the same spelling. From `/a`, a
  // link to `/a/#top` would reload the page.
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
 * Makes the router recognize the history entry that the browser adds for a hash link. Without this, the
 * router would ignore Back to that entry. `replaceState` with `null` lets the router add its own state.
 */
function adoptHash(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}
