/**
 * How the search window gets from React to the script of the page. The two are built apart, so the
 * window is all that they share.
 */
import type { SearchWindow } from '@/lib/search/start-search';

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
export async function offeredSearch(): Promise<SearchWindow> {
  const load = () => window.loadSearchWindow?.();
  return (
    load() ??
    new Promise((resolve) => {
      window.addEventListener(OFFER, () => resolve(load() as Promise<SearchWindow>), {
        once: true,
      });
    })
  );
}
