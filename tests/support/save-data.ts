import type { Page } from '@playwright/test';

/**
 * Simulates the browser's data saver, in which the site does not prefetch pages and samples run only
 * when the reader starts them. Call it before opening a page.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
