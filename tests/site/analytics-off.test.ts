import { expect, test } from '../support/test';

test('ANALYT-01 no script is loaded and no queue is created unless configured', async ({
  page,
}) => {
  await page.goto('/overview/');
  expect(await page.evaluate(() => 'va' in window)).toBe(false);
  await expect(page.locator('head script[data-sdkv]')).toHaveCount(0);
});
