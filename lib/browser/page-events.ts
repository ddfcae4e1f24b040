/** An event of the document, since the page's script and React are built apart. */
export const PAGE = 'pagechange';

/** Announces that the document shows another page. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE));
}

/** Calls the listener each time the document shows another page, until the signal ends that. */
export function onPage(listener: () => void, signal?: AbortSignal): void {
  document.addEventListener(PAGE, listener, { ...(signal && { signal }) });
}

/** Resolves when the document shows another page. */
export function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(PAGE, () => resolve(), { once: true });
  });
}
