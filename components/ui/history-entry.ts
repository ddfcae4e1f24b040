import { leadsAway } from '@/lib/browser/page-link';

/** The history entry of something that is open above the page. */
interface HistoryEntry {
  /** Adds the entry, when what it is for opens. */
  add(): void;
  /** Gives the entry back, when what it is for has closed. */
  remove(): void;
}

/**
 * A history entry for what opens above the page, so that Back closes it and stays on the page: nothing can stop a step
 * back to another document. `back` closes it. A link that is followed takes the entry over (`follow-links.ts`).
 */
export function historyEntry(layer: string, back: () => void): HistoryEntry {
  let followed = false;
  let isWanted = false;
  /** Whether the step back that removes the entry is on its way. */
  let isLeaving = false;
  const isCurrent = () => history.state?.layer === layer;
  // With the router's own state, so that the router ignores it.
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
      // After the click that closes it, which may be one on a link.
      setTimeout(() => {
        if (isWanted || followed || !isCurrent()) return;
        isLeaving = true;
        history.back();
      });
    },
  };
}
