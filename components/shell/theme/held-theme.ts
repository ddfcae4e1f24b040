import { storageKeys } from '@/lib/browser/storage';

/** A theme by the name that is stored. */
export type Theme = 'light' | 'dark';

/**
 * The theme that wins over the stored choice and the system: the one in the page's query until the reader
 * chooses a theme, in this tab or another, and while printing the one on the screen.
 */
let fromQuery = typeof window === 'undefined' ? undefined : themeOfQuery();

// Made when the module loads, so that it reports before the theme library's own media query.
const print = typeof window === 'undefined' ? undefined : window.matchMedia('print');

/** The theme held at the moment; undefined when choice and system decide. */
export function heldTheme(): string | undefined {
  return print?.matches ? document.documentElement.dataset.theme : fromQuery;
}

/** Calls the listener whenever the held theme may have changed. */
export function subscribeHeld(listener: () => void): () => void {
  const stop = new AbortController();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKeys.theme) return;
    fromQuery = undefined;
    listener();
  };
  window.addEventListener('storage', onStorage, { signal: stop.signal });
  print?.addEventListener('change', listener, { signal: stop.signal });
  return () => stop.abort();
}

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Undefined when the page shows another theme, which the reader chose before this code came. */
function themeOfQuery(): Theme | undefined {
  const asked = new URLSearchParams(location.search).get('theme');
  return isTheme(asked) && asked === document.documentElement.dataset.theme ? asked : undefined;
}
