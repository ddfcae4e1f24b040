/**
 * How the search window gets from React to the script of the page. The two are built apart and share
 * no module, so React leaves the function that loads it on `window`.
 */
import type { SearchWindow } from './start-search';

type Load = () => Promise<SearchWindow>;

declare global {
  interface Window {
    loadSearchWindow?: Load;
  }
}

const OFFER = 'searchoffer';

/** Says how the search window is loaded. */
export function offerSearch(load: Load): void {
  window.loadSearchWindow = load;
  window.dispatchEvent(new Event(OFFER));
}

/** The search window, as soon as React offers it. */
export function offeredSearch(): Promise<SearchWindow> {
  const { loadSearchWindow: load } = window;
  if (load) return load();
  return new Promise((resolve) => {
    window.addEventListener(OFFER, () => resolve(offeredSearch()), { once: true });
  });
}
