'use client';

import { Moon, Sun } from 'lucide';
import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useHydrated } from '@/components/shell/use-stored';
import { Icon } from '@/components/ui/icon';
import { config } from '@/components/ui/site-config';
import { storageKeys } from '@/lib/browser/storage';
import type { SiteConfig } from '@/lib/config/site';
import { heldTheme, subscribeHeld, type Theme } from './held-theme';
import styles from './theme.module.css';

interface Props {
  colorMode: SiteConfig['colorMode'];
  children: ReactNode;
}

/** Keeps `data-theme` on the html element equal to the reader's choice, or to the system without one. */
export function ThemeProvider({ colorMode, children }: Props) {
  const { respectSystem, default: defaultMode } = colorMode;
  const held = useSyncExternalStore(subscribeHeld, heldTheme, () => undefined);
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={storageKeys.theme}
      defaultTheme={respectSystem ? 'system' : defaultMode}
      enableSystem={respectSystem}
      enableColorScheme={false}
      forcedTheme={held}
      // Its own script would come after the first paint; ours, in the head, does its work.
      scriptProps={{ type: 'text/plain' }}
    >
      {children}
    </NextThemes>
  );
}

/** The theme on the page; throws outside the ThemeProvider. */
export function useColorMode(): Theme {
  const { forcedTheme, resolvedTheme, themes } = useTheme();
  if (themes.length === 0)
    throw new Error('Hook useColorMode is called outside the <ThemeProvider>.');
  return (forcedTheme ?? resolvedTheme) === 'dark' ? 'dark' : 'light';
}

/**
 * Switches between light and dark; nothing when the site has no switch. The script in the head answers
 * its click, see `preferencesScript`.
 */
export function ThemeButton() {
  const theme = useColorMode();
  const isReady = useHydrated();
  if (config.colorMode.disableSwitch) return null;
  const label = `Switch between dark and light mode (currently ${isReady ? theme : 'light'} mode)`;
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isReady}
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
