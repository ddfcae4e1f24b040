/**
 * Passes the search window from React to the page script. React and the page script are bundled separately
 * and share no module, so React stores a function that loads the window on the global `window` object.
 */
import type { SearchWindow } from './start-search';

type Load = () => Promise<SearchWindow>;

declare global {
  interface Window {
    loadSearchWindow?: Load;
  }
}

const OFFER = 'searchoffer';

/**
 * Registers the function that loads the search window. The page script calls it through `loadSearchWindow`.
 */
export function registerSearchWindow(load: Load): void {
  window.loadSearchWindow = load;
  window.dispatchEvent(new Event(OFFER));
}

/** Loads the search window. Waits until React has called `registerSearchWindow`. */
export function loadSearchWindow(): Promise<SearchWindow> {
  const { loadSearchWindow: load } = window;
  if (load) return load();
  return new Promise((resolve) => {
    window.addEventListener(OFFER, () => resolve(loadSearchWindow()), { once: true });
  });
}
