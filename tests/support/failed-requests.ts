import type { Page } from '@playwright/test';

/** Fills with what a page asks for in vain, or outside of the base path. */
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
