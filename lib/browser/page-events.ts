/**
 * Name of the document event for a page change. An event is used because the page script and React are
 * bundled separately.
 */
export const PAGE = 'pagechange';

/** Dispatches the event for a page change. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE));
}

/** Calls the listener each time the document shows another page, until the signal aborts. */
export function onPage(listener: () => void, signal?: AbortSignal): void {
  document.addEventListener(PAGE, listener, { ...(signal && { signal }) });
}

/** Resolves when the document shows another page. */
export function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(PAGE, () => resolve(), { once: true });
  });
}
