import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { navbarName } from '@/content/messages/shell';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-contents': ElementProps;
      'folded-contents': ElementProps;
    }
  }
}

/**
 * An inline script behind the page contents that hides, before the first paint, the entries of closed
 * tabs, as the element does later. Without scripts all tabs are open.
 */
export const CONTENTS_SCRIPT = `document.currentScript.parentElement.querySelectorAll('a').forEach(function(a){
var h=document.getElementById(decodeURIComponent(a.hash.slice(1)));a.parentElement.hidden=!!h&&!!h.closest('tab-panel[hidden]')})`;

/** What two lines across the viewport say of a heading. */
interface HeadingState {
  /** Its top has passed under the navbar. */
  passed: boolean;
  /** It stands wholly above the middle of the viewport. */
  upper: boolean;
}

/**
 * The index of the heading whose section is being read, or null above the first one.
 * The first heading below the navbar is active while it is wholly in the upper half of the
 * viewport, else the one before it; when all have passed, the last one is.
 */
export function activeHeading(states: HeadingState[]): number | null {
  const next = states.findIndex((state) => !state.passed);
  const index = next === -1 ? states.length - 1 : states[next]?.upper ? next : next - 1;
  return index < 0 ? null : index;
}

interface Entry {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

/** The entries whose headings are there to be read; those of closed tabs are hidden. */
function openEntries(list: Element): Entry[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const isClosed = heading?.closest('tab-panel[hidden]') != null;
    if (link.parentElement) link.parentElement.hidden = isClosed;
    return heading && !isClosed ? [{ link, heading }] : [];
  });
}

/** The page contents: they mark the entry of the section being read. */
class PageContents extends ContentElement {
  protected connect(signal: AbortSignal): void {
    let stop = () => {};
    const restart = () => {
      stop();
      stop = watchHeadings(openEntries(this));
    };
    // Entries of closed tabs are hidden at once. Watching headings forces a layout; the next frame does one anyway.
    openEntries(this);
    const frame = requestAnimationFrame(restart);
    window.addEventListener('resize', restart, { signal });
    // Another tab is open.
    document.addEventListener('change', restart, { signal });
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      stop();
    });
  }
}

/**
 * The folded page contents of narrow screens: a copy of the wide ones from the first opening on, so
 * that no page says its headings three times.
 */
class FoldedContents extends ContentElement {
  protected connect(signal: AbortSignal): void {
    const place = this.querySelector('summary + div');
    const list = document.querySelector('page-contents ul');
    if (!place || !list) return;
    const fill = () => {
      place.replaceChildren(list.cloneNode(true));
      for (const { link } of openEntries(place)) link.removeAttribute('aria-current');
    };
    if (this.querySelector('details[open]')) fill();
    this.addEventListener('click', () => place.hasChildNodes() || fill(), { signal });
    document.addEventListener('change', () => place.hasChildNodes() && fill(), { signal });
  }
}

/**
 * Two observers tell when a heading crosses the navbar's edge and the middle of the viewport, also
 * on a jump past both; scrolling itself runs no code and reads no layout.
 */
function watchHeadings(entries: Entry[]): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const states: HeadingState[] = entries.map(() => ({ passed: false, upper: false }));
  const navbar = document.querySelector(`nav[aria-label="${navbarName}"]`)?.clientHeight ?? 0;
  const far = 1_000_000;

  const observe = (
    bottom: number,
    threshold: number,
    set: (state: HeadingState, on: boolean) => void,
  ) => {
    const observer = new IntersectionObserver(
      (crossings) => {
        for (const { target, isIntersecting, intersectionRatio } of crossings) {
          const state = states[entries.findIndex(({ heading }) => heading === target)];
          if (state) set(state, isIntersecting && intersectionRatio >= threshold);
        }
        mark(entries, activeHeading(states));
      },
      { rootMargin: `${far}px 0px ${-bottom}px 0px`, threshold },
    );
    for (const { heading } of entries) observer.observe(heading);
    return observer;
  };
  const edge = observe(window.innerHeight - navbar + 1, 0, (state, on) => {
    state.passed = on;
  });
  const middle = observe(Math.round(window.innerHeight / 2), 1, (state, on) => {
    state.upper = on;
  });
  return () => {
    edge.disconnect();
    middle.disconnect();
    mark(entries, null);
  };
}

function mark(entries: Entry[], active: number | null): void {
  for (const [index, { link }] of entries.entries()) {
    if (index === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

defineElement('page-contents', PageContents);
defineElement('folded-contents', FoldedContents);
