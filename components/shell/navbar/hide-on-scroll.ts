import { hashTarget, onScrollCorrection } from '@/components/shell/navigation/place';
import { onPage } from '@/lib/browser/page-events';

/** Positions that decide whether the navbar shows, in CSS pixels. */
export interface ScrollState {
  /** Scroll position now and at the event before. */
  top: number;
  previous: number;
  navbarHeight: number;
  windowHeight: number;
  pageHeight: number;
}

/** Whether scrolling hides the navbar, shows it, or leaves it as it is. */
export function navbarAfterScroll(state: ScrollState): 'hide' | 'show' | 'keep' {
  const { top, previous, navbarHeight, windowHeight, pageHeight } = state;
  if (top < navbarHeight) return 'show';
  if (top >= previous) return 'hide';
  // No bounce at the end of the page, where browsers scroll back a little by themselves.
  return top + windowHeight < pageHeight - navbarHeight ? 'show' : 'keep';
}

/**
 * Hides the navbar while the reader scrolls down and shows it on the way up, near the top, and
 * after every change of page or hash, whose own scrolling does not count.
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
