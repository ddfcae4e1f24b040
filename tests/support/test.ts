import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { serveFixture } from './fixture-site';
import { SharedPage } from './shared-page';

interface Options {
  /** Texts of console errors that a test expects; every other one fails it. */
  allowedErrors: RegExp[];
  /**
   * Whether the tests share the page that the worker keeps, which saves a second of CPU for each. Tests that look at
   * the history, the cache or a first load set it to false. Contexts with touch, without scripts or offline are
   * never shared; a shared one ignores all other options of contexts but the viewport.
   */
  sharesPage: boolean;
}

interface WorkerOptions {
  /** A folder of tests/fixtures/sites to open instead of the project's own site. */
  fixture: string | undefined;
  siteUrl: string;
  shared: SharedPage;
}

/**
 * The test of everything in a browser: `page` opens the served export (or the site named by
 * `test.use({ fixture })`) and fails the test on console errors, hydration mismatches included.
 */
export const test = base.extend<Options, WorkerOptions>({
  allowedErrors: [[], { option: true }],
  sharesPage: [true, { option: true }],
  fixture: [undefined, { option: true, scope: 'worker' }],
  siteUrl: [
    async ({ fixture }, use) => {
      const served = fixture ? await serveFixture(fixture) : undefined;
      await use(served?.url ?? process.env.SITE_URL ?? '');
      served?.close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures here.
    async ({}, use) => {
      const shared = new SharedPage();
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  context: async (
    { browser, hasTouch, javaScriptEnabled, sharesPage, shared, offline, siteUrl, viewport },
    use,
    testInfo,
  ) => {
    if (sharesPage && !hasTouch && !offline && javaScriptEnabled !== false) {
      const page = await shared.take(browser, siteUrl);
      if (viewport) await page.setViewportSize(viewport);
      await use(page.context());
      if (testInfo.status !== testInfo.expectedStatus) shared.giveUp();
      return;
    }
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, allowedErrors, shared }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const errors: string[] = [];
    const note = (text: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
      // More of these errors may arrive while the next test runs.
      else shared.giveUp();
    };
    page.on('console', (message) => {
      if (isProblem(message)) note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect };

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /hydrat/i.test(message.text());
}
