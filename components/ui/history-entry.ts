import { leadsAway } from '@/lib/browser/page-link';

/** History entry for something that opens over the page, such as the menu or the search. */
interface HistoryEntry {
  /** Adds the entry. Call it when the menu or search opens. */
  add(): void;
  /** Removes the entry. Call it after the menu or search has closed. */
  remove(): void;
}

/**
 * Creates a history entry for something that opens over the page. `layer` is its name, such as `menu`. While
 * the entry exists, Back calls `back`, which should close the menu or search, and the reader stays on the
 * page. Without the entry, Back would leave the page, and scripts cannot prevent that. If the reader follows
 * a link in the menu or search, the navigation replaces the entry (see `follow-links.ts`).
 */
export function historyEntry(layer: string, back: () => void): HistoryEntry {
  let followed = false;
  let isWanted = false;
  /** Whether a `history.back()` that removes the entry is in progress. */
  let isLeaving = false;
  const isCurrent = () => history.state?.layer === layer;
  // Includes the router's own state, which makes the router ignore the entry.
  const push = () => history.pushState({ ...history.state, layer }, '');
  window.addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      if (isWanted) push();
    } else if (!isCurrent()) back();
  });
  window.addEventListener('click', (event) => {
    followed = leadsAway(event, location.href);
  });
  return {
    add() {
      followed = false;
      isWanted = true;
      if (!isLeaving && !isCurrent()) push();
    },
    remove() {
      isWanted = false;
      // Waits until the click that closed the menu or search has been handled, because it may be a click on a
      // link.
      setTimeout(() => {
        if (isWanted || followed || !isCurrent()) return;
        isLeaving = true;
        history.back();
      });
    },
  };
}
