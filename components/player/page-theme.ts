import type { Theme } from '@/lib/player/protocol';

/** The theme that the page wears now. */
export function pageTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Calls the listener whenever the page changes its theme; call the result to stop. */
export function subscribePageTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
