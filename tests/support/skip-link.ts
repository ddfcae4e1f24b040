import { expect, type Page } from '@playwright/test';

/** Paths of pages that cover every kind of page with a `<main>` element. */
export const kindsOfPages = [
  '/',
  '/tailwind/flexbox/gap',
  '/v2/overview/',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/announcement-nativewind-v4',
  '/playground',
  '/search',
  '/search?q=no+such+words+anywhere',
];

/**
 * Presses Tab and Enter to follow the skip link, and then Tab again. Fails unless the focus is then inside
 * `<main>`, or after it if it contains nothing focusable.
 */
export async function expectSkip(page: Page): Promise<void> {
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  const isPastShell = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const place = main?.compareDocumentPosition(document.activeElement ?? main) ?? 0;
      return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
  await expect.poll(isPastShell, { message: page.url() }).toBe(true);
}
