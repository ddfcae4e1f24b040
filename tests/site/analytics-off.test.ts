import { expect, test } from '../support/test';

test('ANALYT-01 nothing is loaded and nothing queued unless the site says so', async ({ page }) => {
  await page.goto('/overview/');
  expect(await page.evaluate(() => 'va' in window)).toBe(false);
  await expect(page.locator('head script[data-sdkv]')).toHaveCount(0);
});
