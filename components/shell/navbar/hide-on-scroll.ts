import { hashTarget, onScrollCorrection } from '@/components/shell/navigation/scroll-and-focus';
import { onPage } from '@/lib/browser/page-events';

/** Scroll position and sizes that determine whether the navbar is shown, in CSS pixels. */
export interface ScrollState {
  /** Current scroll position. */
  top: number;
  previous: number;
  navbarHeight: number;
  windowHeight: number;
  pageHeight: number;
}

/** Returns whether the current scroll hides the navbar, shows it, or keeps its current state. */
export function navbarAfterScroll(state: ScrollState): 'hide' | 'show' | 'keep' {
  const { top, previous, navbarHeight, windowHeight, pageHeight } = state;
  if (top < navbarHeight) return 'show';
  if (top >= previous) return 'hide';
  // Near the end of the page, browsers may bounce back a little, and this must not show the navbar.
  return top + windowHeight < pageHeight - navbarHeight ? 'show' : 'keep';
}

/**
 * Hides the navbar while the reader scrolls down. Shows it when the reader scrolls up, near the top of the
 * page, and when the URL's hash or the page changes. Ignores scrolling that a hash change or `keepInPlace`
 * causes. Returns a function that removes the listeners.
 */
export function hideOnScroll(navbar: HTMLElement): () => void {
  let previous = window.scrollY;
  let ignoreNext = false;
  const set = (hidden: boolean) => navbar.toggleAttribute('data-hidden', hidden);
  const onScroll = () => {
    const top = window.scrollY;
    const after = navbarAfterScroll({
      top,
      previous,
      navbarHeight: navbar.offsetHeight,
      windowHeight: window.innerHeight,
      pageHeight: document.documentElement.scrollHeight,
    });
    previous = top;
    if (ignoreNext) ignoreNext = false;
    else if (after !== 'keep') set(after === 'hide');
  };
  const onHash = () => {
    set(false);
    ignoreNext = hashTarget(location.hash) !== null;
  };
  const onCorrection = () => {
    ignoreNext = true;
  };
  const stop = new AbortController();
  onScrollCorrection(onCorrection, stop.signal);
  window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
  window.addEventListener('hashchange', onHash, { signal: stop.signal });
  onPage(onHash, stop.signal);
  return () => stop.abort();
}
