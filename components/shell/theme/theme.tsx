'use client';

import { Moon, Sun } from 'lucide';
import { ThemeProvider as NextThemes } from 'next-themes';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { config } from '@/components/ui/site-config';
import { subscribeDocumentData } from '@/components/ui/use-document-data';
import { themeSwitch } from '@/content/messages/shell';
import { themeKey } from '@/lib/browser/storage-keys';
import styles from './theme.module.css';

/** Gives React components the theme of the page, which `theme-switch.ts` decides, by the hook of next-themes. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // On the first render, too: otherwise the library would show the theme that it finds in the storage.
  const theme = useSyncExternalStore(subscribeDocumentData, shownTheme, shownTheme);
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={themeKey}
      enableColorScheme={false}
      forcedTheme={theme}
      // Its own script would come after the first paint; the script in the head does its work.
      scriptProps={{ type: 'text/plain' }}
    >
      {children}
    </NextThemes>
  );
}

function shownTheme(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
}

/** Switches between light and dark; nothing when the site has no switch. `theme-switch.ts` moves it. */
export function ThemeButton() {
  if (config.colorMode.disableSwitch) return null;
  const label = themeSwitch('light');
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled
      title={label}
      aria-label={label}
      aria-live="polite"
      suppressHydrationWarning
      data-theme-switch
    >
      <span data-shows="light">
        <Icon of={Sun} size={20} />
      </span>
      <span data-shows="dark">
        <Icon of={Moon} size={20} />
      </span>
    </button>
  );
}
