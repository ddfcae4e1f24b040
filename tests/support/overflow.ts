import type { Page } from '@playwright/test';

/** Returns how far a page can scroll sideways, in pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
