/** The id of the main element of every page, to which the skip link leads. */
export const MAIN_ID = 'main';

/**
 * Scrolls to the element that a hash names, and tells what hides it to show it, as the browser does
 * for hashes that it follows itself. A hash without an element does not scroll.
 */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target?.scrollIntoView();
  // What follows the address itself, as tables of classes do, hears of it.
  window.dispatchEvent(new Event('hashchange'));
}

/** The element that a hash (with its `#`, encoded or not) names. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(decodeHash(hash));
}

/** Puts the keyboard just before the skip link, so that the next Tab reaches it. */
export function focusStart(): void {
  const region = document.querySelector<HTMLElement>('[data-skip]');
  if (region) focusOnce(region);
}

/** Puts the keyboard into the page's main part. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  focusOnce(main);
  main.scrollIntoView();
}

/** Focuses an element that takes no focus otherwise, for this once. */
function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** What a hash names, without its `#` and escapes. */
export function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An event of the window, since tabs and the shell are built apart. */
const CORRECTION = 'scrollcorrection';

/** Scrolls by what the change moved the element, so that it stays where the reader sees it. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved === 0) return;
  window.dispatchEvent(new Event(CORRECTION));
  window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Calls the listener before the page scrolls to correct itself, which is not the reader's doing. */
export function onScrollCorrection(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(CORRECTION, listener, { signal });
}
