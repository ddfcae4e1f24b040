/** ID of the main element of every page, which is the target of the skip link. */
export const MAIN_ID = 'main';

/**
 * Scrolls to the element that a hash refers to. Like the browser's own hash navigation, it first reveals an
 * element that is hidden until found. Does not scroll if there is no such element.
 */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target?.scrollIntoView();
  // Notifies listeners that depend on the URL, such as tables of classes.
  window.dispatchEvent(new Event('hashchange'));
}

/**
 * Returns the element that a hash refers to, or `null` if there is none. The hash starts with `#` and may be
 * percent-encoded.
 */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(decodeHash(hash));
}

/** Moves the focus right before the skip link, so that the next Tab reaches that link. */
export function focusStart(): void {
  const region = document.querySelector<HTMLElement>('[data-skip]');
  if (region) focusOnce(region);
}

/** Moves the focus to the main element of the page and scrolls to it. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  focusOnce(main);
  main.scrollIntoView();
}

/** Moves the focus to an element that normally cannot have it, such as the main element. */
function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** Returns a hash without its `#` and without percent-encoding. Invalid encoding is returned unchanged. */
export function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Name of the event before a scroll correction. It is dispatched on `window`, because tabs and the shell are
 * bundled separately and share no module.
 */
const CORRECTION = 'scrollcorrection';

/**
 * Runs `change` and then scrolls by the distance that the element moved, so that the element stays at the
 * same place in the viewport.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved === 0) return;
  window.dispatchEvent(new Event(CORRECTION));
  window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Calls the listener before the page scrolls to compensate for a layout change, so that callers can ignore
 * that scroll event.
 */
export function onScrollCorrection(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(CORRECTION, listener, { signal });
}
