import type { Browser, Page } from '@playwright/test';
import { bundleScript } from '@/lib/export/build/browser-script';
import { openPage } from '@/tests/support/open';
import type {} from './watch-answers.browser';

/**
 * Opens a page, opens the search window, and runs a query. Calls `before` after the page has loaded and
 * before the search window opens.
 */
export async function firstQuery(
  browser: Browser,
  origin: string,
  before: () => void,
): Promise<void> {
  const page = await browser.newPage();
  await openPage(page, `${origin}/overview/`);
  await page.waitForLoadState('networkidle');
  before();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('dark');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
}

/**
 * Types queries letter by letter and waits for the results of each letter. `rate` is the CPU slowdown.
 * Returns the time for each letter and the longest task, in milliseconds.
 */
export async function typeQueries(
  browser: Browser,
  origin: string,
  { queries, rate }: { queries: readonly string[]; rate: number },
): Promise<{ times: number[]; longestTask: number }> {
  const page = await browser.newPage();
  await page.addInitScript(await bundleScript('tests/bench/search/watch-answers.browser.ts'));
  await openPage(page, `${origin}/overview/`);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.keyboard.press('Control+k');
  // This is the field in the search window, not the one that is shown until the window has loaded.
  const input = page.locator('.DocSearch-Input');
  // The first query also builds the index, so it is not measured.
  await input.fill('warm');
  await shown(page, 'warm');
  await page.evaluate(() => Object.assign(window.watch, { longestTask: 0 }));
  const times: number[] = [];
  for (const query of queries) {
    await input.fill('');
    for (let end = 1; end <= query.length; end += 1) {
      await page.keyboard.press(query[end - 1] ?? '');
      times.push(await shown(page, query.slice(0, end)));
    }
  }
  const longestTask = await page.evaluate(() => window.watch.longestTask);
  await page.close();
  return { times, longestTask };
}

function shown(page: Page, query: string): Promise<number> {
  return page.evaluate((text) => window.watch.shown(text), query);
}
