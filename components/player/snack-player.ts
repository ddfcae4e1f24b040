import { pageTheme, subscribePageTheme } from './page-theme';

/** What the script of Expo Snack leaves on the window. */
interface SnackScript {
  append(element: HTMLElement): void;
  remove(element: HTMLElement): void;
}

declare global {
  interface Window {
    ExpoSnack?: SnackScript;
  }
}

/**
 * Hands the samples in `root` to the script of Expo Snack: at once or when it has loaded, again when
 * the theme changes, and when the contents of a tab panel do. Call the result to stop.
 */
export function startSnacks(root: HTMLElement): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-snack-files]')];
  const fillAll = () => {
    for (const element of elements) fill(element);
  };
  const stop = new AbortController();
  const script = document.querySelector('script[data-snack-script]');
  script?.addEventListener('load', fillAll, { signal: stop.signal });
  fillAll();
  const unsubscribe = subscribePageTheme(fillAll);
  const panels = new MutationObserver((changes) => {
    const changed = new Set<Node>(changes.map(({ target }) => target));
    for (const element of elements) {
      const panel = panelOf(element);
      if (panel && changed.has(panel)) fill(element);
    }
  });
  for (const element of elements) {
    const panel = panelOf(element);
    if (panel) panels.observe(panel, { attributeFilter: ['hidden'], childList: true });
  }
  return () => {
    stop.abort();
    unsubscribe();
    panels.disconnect();
    for (const element of elements) window.ExpoSnack?.remove(element);
  };
}

/** Gives the element one player in the theme of the page, in place of an earlier one. */
function fill(element: HTMLElement): void {
  const script = window.ExpoSnack;
  if (!script) return;
  script.remove(element);
  element.dataset.snackTheme = pageTheme();
  element.style.height = `${element.dataset.height}px`;
  script.append(element);
  const code = element.previousElementSibling;
  if (code instanceof HTMLElement) code.hidden = element.childElementCount > 0;
}

function panelOf(element: HTMLElement): Element | null {
  return element.closest('[role="tabpanel"]');
}
