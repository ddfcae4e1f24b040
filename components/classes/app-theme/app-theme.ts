import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { appThemeKey } from '@/lib/browser/storage-keys';
import { type AppTheme, readAppTheme } from '@/lib/classes/data/theme-config';

/** Theme of the reader's app, with the files that it comes from. */
export interface OwnTheme {
  /** Text of the Tailwind configuration. */
  config: string;
  /** Text of the CSS file. */
  css: string;
  theme: AppTheme;
  /** Sentences about the parts of the configuration that were skipped. */
  notices: string[];
}

/** Hash of the lookup's URL that opens the panel for the theme. */
export const themePanelHash = `#${appThemeKey}`;

/** Stored text that was parsed last, and its theme. */
let last: { text: string; theme: OwnTheme | undefined } | undefined;

/**
 * Returns the reader's theme, or undefined if none is stored or the stored value is invalid. Returns the same
 * object until the theme changes.
 */
export function readOwnTheme(): OwnTheme | undefined {
  const text = readStored(appThemeKey);
  if (text === null) return undefined;
  if (last?.text !== text) last = { text, theme: parseOwnTheme(text) };
  return last.theme;
}

/** Stores the reader's theme. If the browser refuses to store it, it lasts until the page is reloaded. */
export function keepOwnTheme({ config, css, theme, notices }: OwnTheme): void {
  writeStored(appThemeKey, JSON.stringify({ config, css, theme, notices }));
}

export function forgetOwnTheme(): void {
  removeStored(appThemeKey);
}

function parseOwnTheme(text: string): OwnTheme | undefined {
  try {
    const { config, css, theme: stored, notices } = JSON.parse(text);
    const theme = readAppTheme(stored);
    if (typeof config !== 'string' || typeof css !== 'string') return undefined;
    if (!theme || !Array.isArray(notices)) return undefined;
    return { config, css, theme, notices: notices.map(String) };
  } catch {
    return undefined;
  }
}
