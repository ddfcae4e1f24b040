import type { Page } from '@playwright/test';

/**
 * Simulates the browser's data saver. The site then prefetches no pages, and samples run only when the reader
 * starts them. Call this before opening a page.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
