'use client';

import { ThemeProvider as NextThemes } from 'next-themes';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { Moon, Sun } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { subscribeDocumentData } from '@/components/ui/use-document-data';
import { themeSwitch } from '@/content/messages/shell';
import { themeKey } from '@/lib/browser/storage-keys';
import styles from './theme.module.css';

/** Provides the current theme to React components through next-themes. `theme-switch.ts` sets the theme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // The server snapshot is the same function. Otherwise next-themes would use the theme from local storage
  // for the first render.
  const theme = useSyncExternalStore(subscribeDocumentData, shownTheme, shownTheme);
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={themeKey}
      enableColorScheme={false}
      forcedTheme={theme}
      // Disables the next-themes script, which would run after the first paint. The head script does its job.
      scriptProps={{ type: 'text/plain' }}
    >
      {children}
    </NextThemes>
  );
}

function shownTheme(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
}

/**
 * Renders the button that toggles between the light and dark theme. Renders nothing if the site has no theme
 * switch. `theme-switch.ts` adds the behavior.
 */
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
