import type { Theme } from '@/lib/player/sample-protocol';

/** Returns the current theme of the page. */
export function pageTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Calls the listener whenever the theme of the page changes, until the signal aborts. */
export function followPageTheme(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
