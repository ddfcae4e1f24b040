import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { serveFixture } from './fixture-site';

interface Options {
  /** Texts of console errors that a test expects; every other one fails it. */
  allowedErrors: RegExp[];
}

interface WorkerOptions {
  /** A folder of tests/fixtures/sites to open instead of the project's own site. */
  fixture: string | undefined;
  siteUrl: string;
}

/**
 * The test of everything in a browser: `page` opens the served export (or the site named by
 * `test.use({ fixture })`) and fails the test on console errors, hydration mismatches included.
 */
export const test = base.extend<Options, WorkerOptions>({
  allowedErrors: [[], { option: true }],
  fixture: [undefined, { option: true, scope: 'worker' }],
  siteUrl: [
    async ({ fixture }, use) => {
      const served = fixture ? await serveFixture(fixture) : undefined;
      await use(served?.url ?? process.env.SITE_URL ?? '');
      served?.close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
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
