import type { Page } from '@playwright/test';

/**
 * Returns an array that collects the page's failed requests (status 400 or higher) and its requests outside
 * the base path. Entries look like `404 /missing.js`.
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
