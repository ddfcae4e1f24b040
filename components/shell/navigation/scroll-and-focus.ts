/** ID of the main element of every page, which is the target of the skip link. */
export const MAIN_ID = 'main';

/**
 * Scrolls to the element that a hash refers to. Like the browser's own hash navigation, this function first
 * reveals an element that has `hidden="until-found"`. Does not scroll if there is no such element.
 */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target?.scrollIntoView();
  // Notifies listeners that depend on the hash, such as class tables.
  window.dispatchEvent(new Event('hashchange'));
}

/**
 * Returns the element that a hash such as `#usage` refers to, or `null` if there is none. The hash may be
 * percent-encoded.
 */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(decodeHash(hash));
}

/** Moves the focus right before the skip link, so the next Tab reaches that link. */
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

/** Focuses an element that is normally not focusable, such as the main element. */
function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** Returns a hash without its `#` and without percent-encoding. If the encoding is invalid, it is kept. */
export function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Name of the event that is dispatched on `window` before a scroll correction. It is a DOM event because the
 * tabs and the shell are bundled separately and share no module.
 */
const CORRECTION = 'scrollcorrection';

/**
 * Runs `change` and then scrolls by the distance that the element has moved, so the element stays at the same
 * position in the viewport.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved === 0) return;
  window.dispatchEvent(new Event(CORRECTION));
  window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Calls the listener before each scroll that `keepInPlace` causes. Listeners can then ignore that scroll. */
export function onScrollCorrection(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(CORRECTION, listener, { signal });
}
