/** A theme by the name under which it is stored. */
export type Theme = 'light' | 'dark';

/** Settings of the theme. */
export interface ThemeSettings {
  defaultMode: Theme;
  respectSystem: boolean;
  /** Without a switch readers cannot change the theme. */
  hasSwitch: boolean;
}

/** Whether a value names a theme. */
export function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The theme that the query of the page asks for; null without one. */
export function themeOfQuery(): string | null {
  return new URLSearchParams(location.search).get('theme');
}

/** The theme of the first candidate that names one, else of the system, else the default. */
export function decideTheme(
  { respectSystem, defaultMode }: ThemeSettings,
  ...candidates: (string | null)[]
): Theme {
  const found = candidates.find(isTheme);
  if (found || !respectSystem) return found ?? defaultMode;
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
}

/** The theme on the page; undefined while there is no document. */
export function shownTheme(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
}
