'use client';

import { ThemeProvider as NextThemes } from 'next-themes';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { SiteConfig } from '@/lib/config/site';
import { heldTheme, subscribeHeld } from '@/lib/shell/held-theme';
import { storageKeys } from '@/lib/shell/storage-keys';

interface Props {
  colorMode: SiteConfig['colorMode'];
  children: ReactNode;
}

/** Keeps `data-theme` on the html element true to the reader's choice, in every tab. */
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
