import type { Page } from '@playwright/test';

/**
 * Adds a link to the page's main element, clicks it, and removes it again. Use it for links that no page
 * contains.
 */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, id: 'added' });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}
