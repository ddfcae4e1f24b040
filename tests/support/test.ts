import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { PLATFORM_KEY } from '@/components/player/platform-script';
import { serveFixture } from './fixture-site';
import { SharedPage } from './shared-page';

interface Options {
  /** Patterns of console errors that a test expects. Any other console error fails the test. */
  allowedErrors: RegExp[];
  /**
   * Whether tests reuse the worker's page, which saves one CPU second per test. Tests of history, caching or
   * first loads set this to `false`. Contexts with touch, without JavaScript or offline are never shared. A
   * shared page ignores all context options except the viewport.
   */
  sharesPage: boolean;
  /**
   * Platform of live samples that the reader has chosen earlier, such as `web`. Samples run only on the web, and
   * are drawn on other platforms.
   */
  samplesOn: string | undefined;
}

interface WorkerOptions {
  /** Folder in tests/fixtures/sites to build and open instead of this project's own site. */
  fixture: string | undefined;
  siteUrl: string;
  shared: SharedPage;
}

/**
 * Playwright's `test` for everything that runs in a browser. `page` opens the served export, or the site set
 * by `test.use({ fixture })`. A console error or hydration mismatch fails the test.
 */
export const test = base.extend<Options, WorkerOptions>({
  allowedErrors: [[], { option: true }],
  sharesPage: [true, { option: true }],
  samplesOn: [undefined, { option: true }],
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern.
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
  page: async ({ context, allowedErrors, samplesOn, shared, siteUrl }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (samplesOn) {
      await page.goto(new URL('/robots.txt', siteUrl).href);
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        PLATFORM_KEY,
        samplesOn,
      ] as const);
    }
    const errors: string[] = [];
    const note = (text: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
      // More of these errors may be logged during the next test.
      else shared.giveUp();
    };
    page.on('console', (message) => {
      if (isProblem(message)) note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    await use(page);
    expect(errors, 'console errors').toEqual([]);
  },
});

export { expect };

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /hydrat/i.test(message.text());
}
