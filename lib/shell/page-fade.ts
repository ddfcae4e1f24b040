import { showVisits } from './navigation';

/** How long the screen may stand still for a page that ought to be there at once, in milliseconds. */
export const patience = 150;

/**
 * Lets one page fade into the next where the browser can and the reader likes motion. A page that
 * takes longer comes without: until then the old one has to stay alive. Back and Forward never fade,
 * since the browser restores their scroll position by itself.
 */
export function startPageFade(): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  return showVisits((go) => {
    if (still.matches || !('startViewTransition' in document)) {
      go();
      return;
    }
    const fade = document.startViewTransition(async () => {
      const arrived = arrival();
      go();
      if (!(await arrived)) fade.skipTransition();
    });
    // A fade that was skipped is no failure; the page has changed or will do so without it.
    fade.ready.catch(() => {});
  });
}

/** Whether the next page stands in the document before the patience is at its end. */
function arrival(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (arrived: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('shell:page', onPage);
      resolve(arrived);
    };
    const onPage = () => end(true);
    const timer = setTimeout(() => end(false), patience);
    document.addEventListener('shell:page', onPage);
  });
}
