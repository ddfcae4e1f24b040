import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Tests after which a page is given up: what a tab has gathered is never much. */
const LIMIT = 40;

/** Methods of a page, its context and its clock whose effect cannot be taken back. */
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

/** Kinds of files that a page keeps in memory: an answer that a test gives in place of the site's would stay. */
const REMEMBERED = ['font', 'image', 'script', 'stylesheet'];

/**
 * A page that the tests of a worker open one after the other, with the process that renders it: a new
 * process compiles all scripts anew, which takes more than half of the time of a small test.
 */
export class SharedPage {
  private page: Page | undefined;
  private tests = 0;
  private isChanged = false;

  /** The page, as new but for its history and what the browser has cached. */
  async take(browser: Browser, site: string): Promise<Page> {
    this.tests += 1;
    if (this.isChanged || this.tests % LIMIT === 0) await this.close();
    if (this.page) await clean(this.page, site);
    else this.page = await this.begin(browser);
    return this.page;
  }

  /** Makes the next test begin with a new page. */
  giveUp(): void {
    this.isChanged = true;
  }

  /** Closes the page; the next one is new. */
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

/** Calls `tell` when a test does something to the page or its context that lasts. */
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
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
}
