import type { Page } from '@playwright/test';

/** Makes the browser save data: nothing is loaded ahead, and no sample runs before it is asked to. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
