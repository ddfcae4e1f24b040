import type { Page } from '@playwright/test';

/** Opens a page of the site as a reader does who moves the pointer, and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** Shows the page signs of a reader until React has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}

/** Shows a page that nobody has touched a first sign of a reader, and waits for the code that comes with it. */
export async function touch(page: Page): Promise<void> {
  const part = page.waitForResponse(/\/after-first-sign\.js$/);
  await page.mouse.move(40, 40);
  await page.mouse.move(9, 9, { steps: 3 });
  await (await part).finished();
}
