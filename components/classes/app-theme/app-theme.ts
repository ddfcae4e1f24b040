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
  /** Sentences about parts of the configuration that the theme does not cover. */
  notices: string[];
}

/** Returns the theme that the reader has set. Undefined if there is none, or if the stored value is invalid. */
export function readOwnTheme(): OwnTheme | undefined {
  const text = readStored(appThemeKey);
  return text === null ? undefined : parseOwnTheme(text);
}

/** Stores the theme until `forgetOwnTheme`. If the browser refuses, it is kept until the page is reloaded. */
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
