/**
 * Name of the event that is dispatched on the document when another page is shown. The page script and React
 * communicate through an event, because they are bundled separately.
 */
export const PAGE = 'pagechange';

/** Dispatches the `PAGE` event on the document. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE));
}

/** Calls the listener each time another page is shown, until the signal aborts. */
export function onPage(listener: () => void, signal?: AbortSignal): void {
  document.addEventListener(PAGE, listener, { ...(signal && { signal }) });
}

/** Resolves the next time another page is shown. */
export function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(PAGE, () => resolve(), { once: true });
  });
}
