import type { Page } from '@playwright/test';

/**
 * Returns an array that collects the page's responses with status 400 or higher, and its responses for paths
 * outside the base path. Entries look like `404 /missing.js`.
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
