/** A theme by the name that is stored. */
export type Theme = 'light' | 'dark';

/**
 * The theme that holds whatever the reader chose and the system prefers: the one in the page's own
 * query until the reader uses the switch, and while printing the one on the screen.
 */
let fromQuery = typeof window === 'undefined' ? undefined : themeOfQuery();

// Made when the module loads, so that it reports before the theme library's own media query.
const print = typeof window === 'undefined' ? undefined : window.matchMedia('print');
const listeners = new Set<() => void>();

/** The theme held at the moment; undefined when choice and system decide. */
export function heldTheme(): string | undefined {
  return print?.matches ? document.documentElement.dataset.theme : fromQuery;
}

/** Lets go of the theme in the query: the reader has chosen another one. */
export function releaseTheme(): void {
  fromQuery = undefined;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the held theme may have changed. */
export function subscribeHeld(listener: () => void): () => void {
  listeners.add(listener);
  print?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    print?.removeEventListener('change', listener);
  };
}

/** Whether a stored or given value names a theme. */
export function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Another theme on the page is what the reader chose before this code came. */
function themeOfQuery(): Theme | undefined {
  const asked = new URLSearchParams(location.search).get('theme');
  return isTheme(asked) && asked === document.documentElement.dataset.theme ? asked : undefined;
}
