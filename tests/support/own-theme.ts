import { expect, type Page } from '@playwright/test';
import type { AppTheme } from '@/lib/classes/data/theme-config';

/** Stores a theme as the theme of the reader's app. The page must be one of the site. */
export async function setTheme(page: Page, theme: AppTheme): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('your-theme', text),
    JSON.stringify({ config: '', css: theme.css ?? '', theme, notices: [] }),
  );
}

/** Creates a theme with the same configuration on all platforms. */
export function toAppTheme(config: object, css?: string): AppTheme {
  return {
    web: { ...config },
    native: { ...config },
    darkMode: 'class',
    ...(css && { css }),
  };
}

/** Waits until the classes of the theme are shown. */
export async function expectOwnClasses(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Change your theme' });
  await expect(link).toBeVisible({ timeout: 60_000 });
}
