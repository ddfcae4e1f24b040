import { useTheme } from 'next-themes';
import { releaseTheme } from '@/lib/shell/held-theme';
import { storageKeys } from '@/lib/shell/storage-keys';
import { writeStored } from '@/lib/storage';

type Theme = 'light' | 'dark';

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
