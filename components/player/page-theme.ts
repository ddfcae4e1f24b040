import type { Theme } from '@/lib/player/sample-protocol';

/** Returns the page's current theme. */
export function pageTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Calls the listener whenever the page's theme changes, until the signal aborts. */
export function followPageTheme(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
