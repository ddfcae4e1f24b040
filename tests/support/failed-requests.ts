import type { Page } from '@playwright/test';

/**
 * Returns an array that fills up with the page's failed requests (status 400 or higher) and with
 * requests outside the base path, such as `404 /missing.js`.
 */
export function watchRequests(page: Page, basePath: string): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (!protocol.startsWith('http')) return;
    if (response.status() >= 400 || !`${pathname}/`.startsWith(`${basePath}/`))
      failed.push(`${response.status()} ${pathname}`);
  });
  return failed;
}
