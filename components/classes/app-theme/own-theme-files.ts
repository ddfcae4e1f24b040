import { CONFIG_FILE, CSS_FILE } from '@/lib/config/sample-file';
import type { SampleFiles } from '@/lib/player/sample-protocol';
import { readOwnTheme } from './app-theme';

/** Returns the files of the reader's theme, keyed by name, for the playground. Empty if no theme is stored. */
export function ownThemeFiles(): SampleFiles {
  const { config, css } = readOwnTheme() ?? {};
  return { ...(css && { [CSS_FILE]: css }), ...(config && { [CONFIG_FILE]: config }) };
}
