import type { Page } from '@playwright/test';

/** Opens a page of the site and simulates pointer movement until React has hydrated the page. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Simulates pointer movement until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}

/**
 * Moves the pointer on a page that has not received any input, and waits until `after-first-sign.js` has
 * loaded. The first input makes the page load that script.
 */
export async function sendFirstInput(page: Page): Promise<void> {
  const part = page.waitForResponse(/\/after-first-sign\.js$/);
  await page.mouse.move(40, 40);
  await page.mouse.move(9, 9, { steps: 3 });
  await (await part).finished();
}
