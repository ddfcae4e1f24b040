import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Number of tests after which a page is replaced, because a tab accumulates state. */
const LIMIT = 40;

/** Methods of a page, its context, or its clock whose effects would last into the next test. */
const LASTING = [
  'addCookies',
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'install',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setOffline',
] as const;

/**
 * Resource types that Chromium caches in memory. A mocked response for one of them would remain in later
 * tests.
 */
const REMEMBERED = ['font', 'image', 'script', 'stylesheet'];

/**
 * Page that a worker's tests reuse one after another, together with its renderer process. A new process would
 * compile all scripts again, which takes more than half the time of a small test.
 */
export class SharedPage {
  private page: Page | undefined;
  private tests = 0;
  private isChanged = false;

  /** Returns the page in a clean state, except for its history and the browser's cache. */
  async take(browser: Browser, site: string): Promise<Page> {
    this.tests += 1;
    if (this.isChanged || this.tests % LIMIT === 0) await this.close();
    if (this.page) await clean(this.page, site);
    else this.page = await this.begin(browser);
    return this.page;
  }

  /** Makes the next test start with a new page. */
  giveUp(): void {
    this.isChanged = true;
  }

  /** Closes the page, so the next test gets a new one. */
  async close(): Promise<void> {
    await this.page?.context().close();
    this.page = undefined;
    this.isChanged = false;
  }

  private async begin(browser: Browser): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    for (const target of [page, page.context()]) watch(target, () => this.giveUp());
    return page;
  }
}

/** Calls `tell` when a test makes a lasting change to the page or its context. */
function watch(target: Page | BrowserContext, tell: () => void): void {
  for (const owner of [target, target.clock])
    for (const name of LASTING) {
      const method: unknown = Reflect.get(owner, name);
      if (typeof method !== 'function') continue;
      Reflect.set(owner, name, (...given: unknown[]) => {
        tell();
        return Reflect.apply(method, owner, given);
      });
    }
  const route = target.route.bind(target);
  target.route = (url, handler, options) =>
    route(
      url,
      (answer, request) => {
        if (REMEMBERED.includes(request.resourceType())) tell();
        return handler(answer, request);
      },
      options,
    );
}

/**
 * Removes what a test left behind on a page. Then opens a file without scripts on the same site, which keeps
 * the renderer process.
 */
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
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
}
