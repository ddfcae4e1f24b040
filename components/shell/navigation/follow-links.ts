import { announcePage } from '@/lib/browser/page-events';
import { followedLink, toRoute, toStep } from '@/lib/browser/page-link';
import { focusStart, scrollToHash } from './place';

/** The part of the framework's router that links need. */
export interface PageRouter {
  push(href: string, options: { scroll: boolean }): void;
  replace(href: string, options: { scroll: boolean }): void;
}

/** A page that was asked for and has not arrived yet. */
let visit: URL | undefined;

/**
 * Lets the router follow plain clicks on links to pages of this site. Clicks with a modifier, links
 * to a place on this page and everything else stay with the browser.
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
 * Puts the reader where a finished visit should begin: at the hash or at the top, with the keyboard
 * before the skip link. Does nothing after Back, Forward and the first load.
 */
export function arrive(): void {
  announcePage();
  if (!visit) return;
  const { hash } = visit;
  visit = undefined;
  // Both force a layout. The frame that shows the page does one anyway; here it would lengthen React's task.
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
  const step = toStep(from, to);
  // What is followed takes the entry that the open menu or search has added.
  const way = history.state?.layer ? 'replace' : 'push';
  // The browser would load a page anew that has an address of two spellings, such as `/a/` and `/a`.
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
 * The browser makes a history entry of its own for a hash link, which the router would not
 * recognize on the way back: replacing it by itself lets the router write its state into it.
 */
function adoptHash(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}
