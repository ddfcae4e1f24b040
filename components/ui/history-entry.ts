import { leadsAway } from '@/lib/browser/page-link';

/** History entry of a layer above the page, such as the menu or the search. */
interface HistoryEntry {
  /** Adds the entry when the layer opens. */
  add(): void;
  /** Removes the entry after the layer has closed. */
  remove(): void;
}

/**
 * Creates a history entry for a layer above the page. Back then closes the layer, by calling `back`, and
 * stays on the page. Without the entry, Back would leave the page, and scripts cannot prevent that. When the
 * reader follows a link in the layer, the navigation replaces the entry (`follow-links.ts`).
 */
export function historyEntry(layer: string, back: () => void): HistoryEntry {
  let followed = false;
  let isWanted = false;
  /** Whether a `history.back()` that removes the entry is in progress. */
  let isLeaving = false;
  const isCurrent = () => history.state?.layer === layer;
  // Includes the router's own state, so that the router ignores the entry.
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
      // Waits until the click that closed the layer is handled, because it may be a click on a link.
      setTimeout(() => {
        if (isWanted || followed || !isCurrent()) return;
        isLeaving = true;
        history.back();
      });
    },
  };
}
