'use client';

import { Moon, Sun } from 'lucide';
import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SiteConfig } from '@/lib/config/site';
import { storageKeys, writeStored } from '@/lib/shell/storage';
import config from '@/site.config';
import { heldTheme, isTheme, releaseTheme, subscribeHeld, type Theme } from './held-theme';
import styles from './theme.module.css';
import { useHydrated } from './use-stored';

interface Props {
  colorMode: SiteConfig['colorMode'];
  children: ReactNode;
}

/** Keeps `data-theme` on the html element true to the reader's choice, in every tab. */
export function ThemeProvider({ colorMode, children }: Props) {
  const { respectSystem, default: defaultMode, disableSwitch } = colorMode;
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
      <StorageGuard isFixed={disableSwitch} />
      {children}
    </NextThemes>
  );
}

/** The theme on the page and how a reader chooses another; throws outside the ThemeProvider. */
export function useColorMode(): { theme: Theme; choose: (theme: Theme) => void } {
  const { forcedTheme, resolvedTheme, setTheme, themes } = useTheme();
  if (themes.length === 0)
    throw new Error('Hook useColorMode is called outside the <ThemeProvider>.');
  const choose = (theme: Theme) => {
    releaseTheme();
    writeStored(storageKeys.theme, theme);
    setTheme(theme);
  };
  return { theme: (forcedTheme ?? resolvedTheme) === 'dark' ? 'dark' : 'light', choose };
}

/**
 * Switches between light and dark; nothing when the site has no switch. Until React starts the
 * script in the head answers, which the prevented click tells that React does.
 */
export function ThemeButton() {
  const { theme, choose } = useColorMode();
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
      onClick={(event) => {
        event.preventDefault();
        choose(theme === 'dark' ? 'light' : 'dark');
      }}
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

/**
 * Stands before the theme library, which believes every storage event: a removed choice is ignored,
 * an unknown one counts as light, and without a switch none arrives at all. A window calls its
 * listeners in the order they came, and effects of children come first.
 */
function StorageGuard({ isFixed }: { isFixed: boolean }) {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKeys.theme || (!isFixed && isTheme(event.newValue))) return;
      event.stopImmediatePropagation();
      if (isFixed || event.newValue === null || event.newValue === 'system') return;
      window.dispatchEvent(new StorageEvent('storage', { key: event.key, newValue: 'light' }));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [isFixed]);
  return null;
}
