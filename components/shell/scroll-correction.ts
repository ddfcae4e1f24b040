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
