import type { Browser, Page } from '@playwright/test';

/** Tests after which a page is given up: what a tab has gathered is never much. */
const LIMIT = 40;

/**
 * A page that the tests of a worker open one after the other, with the process that renders it: a new
 * process compiles all scripts anew, which takes more than half of the time of a small test.
 */
export class KeptPage {
  private page: Page | undefined;
  private tests = 0;

  /** The page, as new but for its history, what the browser has cached, and scripts that a test has added. */
  async take(browser: Browser, site: string): Promise<Page> {
    this.tests += 1;
    if (this.tests % LIMIT === 0) await this.close();
    if (this.page) await clean(this.page, site);
    else this.page = await (await browser.newContext()).newPage();
    return this.page;
  }

  /** Closes the page; the next one is new. */
  async close(): Promise<void> {
    await this.page?.context().close();
    this.page = undefined;
  }
}

/** Takes from a page what a test has left. A file without scripts, of the same site, keeps the process. */
async function clean(page: Page, site: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog'] as const)
    page.removeAllListeners(event);
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions()]);
  await page.goto(new URL('/robots.txt', site).href);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
}
