import type { Theme } from '@/lib/player/sample-protocol';

/** The theme that the page wears now. */
export function pageTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Calls the listener whenever the page changes its theme, until the signal ends it. */
export function followPageTheme(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
