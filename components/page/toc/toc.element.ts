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
 * Inline script after the table of contents. It hides the entries for headings in closed tabs before the
 * first paint. The custom element does the same later. Without JavaScript, all tabs are open.
 */
export const CONTENTS_SCRIPT = `document.currentScript.parentElement.querySelectorAll('a').forEach(function(a){
var h=document.getElementById(decodeURIComponent(a.hash.slice(1)));a.parentElement.hidden=!!h&&!!h.closest('tab-panel[hidden]')})`;

/** Position of a heading relative to the navbar and to the middle of the viewport. */
interface HeadingState {
  /** Whether the top of the heading has scrolled under the navbar. */
  passed: boolean;
  /** Whether the heading is completely above the middle of the viewport. */
  upper: boolean;
}

/**
 * Returns the index of the heading whose section is being read, or `null` if the reader has not reached a
 * section yet. This is the first heading below the navbar if it is completely in the upper half of the
 * viewport. Otherwise it is the heading before that one. If all headings have scrolled under the navbar, it
 * is the last one.
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

/** Hides the entries for headings in closed tabs. Returns the other entries whose headings exist. */
function openEntries(list: Element): Entry[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const isClosed = heading?.closest('tab-panel[hidden]') != null;
    if (link.parentElement) link.parentElement.hidden = isClosed;
    return heading && !isClosed ? [{ link, heading }] : [];
  });
}

/** Table of contents next to the article. It highlights the entry for the section that is being read. */
class PageContents extends ContentElement {
  protected connect(signal: AbortSignal): void {
    let stop = () => {};
    const restart = () => {
      stop();
      stop = watchHeadings(openEntries(this));
    };
    // Hides the entries for headings in closed tabs immediately. Watching headings forces a layout, so that
    // waits for the next frame, which needs a layout anyway.
    openEntries(this);
    const frame = requestAnimationFrame(restart);
    window.addEventListener('resize', restart, { signal });
    // A tab group dispatches `change` when another tab is selected.
    document.addEventListener('change', restart, { signal });
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      stop();
    });
  }
}

/**
 * Collapsed table of contents on narrow screens. It copies the entries of the wide table of contents when the
 * reader first opens it, so the page's HTML contains each entry only once.
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
 * Highlights the active entry. Two intersection observers report headings that cross the bottom edge of the
 * navbar or the middle of the viewport, even when a jump skips both lines. Unlike a scroll listener, they run
 * no code on every scroll. Returns a function that stops the observers.
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
