import type { Page } from '@playwright/test';
import { SharedPage } from '@/tests/support/shared-page';
import { expect, test } from '@/tests/support/test';

test('a shared page is clean for the next test, and a new one after it was closed', async ({
  browser,
  siteUrl,
}) => {
  const kept = new SharedPage();
  const page = await kept.take(browser, siteUrl);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/overview/');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('place', '1');
  });
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await page.route('**/overview/', (route) => route.abort());
  await page.context().newPage();

  expect(await kept.take(browser, siteUrl)).toBe(page);
  expect(page.context().pages()).toEqual([page]);
  expect((await page.goto('/overview/'))?.ok()).toBe(true);
  const left = await page.evaluate(() => {
    console.log('Nobody listens.');
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isForced = matchMedia('(forced-colors: active)').matches;
    return [localStorage.getItem('theme'), sessionStorage.getItem('place'), isDark, isForced];
  });
  expect(left).toEqual([null, null, false, false]);
  expect(heard).not.toContain('Nobody listens.');

  await kept.close();
  expect(await kept.take(browser, siteUrl)).not.toBe(page);
  await kept.close();
});

for (const [what, change] of [
  ['an init script', (page: Page) => page.addInitScript(() => {})],
  ['a fake clock', (page: Page) => page.clock.install()],
  [
    'a mocked script',
    async (page: Page) => {
      await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
      await page.goto('/overview/');
    },
  ],
] as const) {
  test(`a page is replaced after a test that used ${what}`, async ({ browser, siteUrl }) => {
    const kept = new SharedPage();
    const page = await kept.take(browser, siteUrl);
    await change(page);
    expect(await kept.take(browser, siteUrl)).not.toBe(page);
    expect(page.isClosed()).toBe(true);
    await kept.close();
  });
}
