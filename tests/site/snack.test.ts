import type { Page } from '@playwright/test';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

test.use({ fixture: 'variants' });

const path = '/guides/samples';
const players = (page: Page) => page.locator('[data-snack-files] > iframe');

/** Stand-in for the script of Expo Snack, with only the functions that pages use. */
const standIn = `window.ExpoSnack = {
  remove(element) { element.replaceChildren(); },
  append(element) {
    const frame = document.createElement('iframe');
    frame.title = 'Snack ' + element.dataset.snackTheme;
    element.append(frame);
  },
};
for (const element of document.querySelectorAll('[data-snack-files]')) ExpoSnack.append(element);`;

async function openSamples(page: Page): Promise<void> {
  await page.route('https://snack.expo.dev/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  await openPage(page, path);
  await expect(players(page)).toHaveCount(2);
}

test('SNACK-01 the script of the external playground is deferred and the only third-party script', async ({
  request,
}) => {
  const html = await (await request.get(path)).text();
  const foreign = [...html.matchAll(/<script[^>]*src="https:[^>]*>/g)].map(([tag]) => tag);
  expect(foreign).toHaveLength(1);
  expect(foreign[0]).toContain('defer');
  expect(html).toMatch(/frame-src 'self' https:\/\/snack\.expo\.dev[;"]/);
});

test('SNACK-02 every player follows a theme change', async ({ page }) => {
  await openSamples(page);
  await expect(page.locator('iframe[title="Snack dark"]')).toHaveCount(2);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expect(page.locator('iframe[title="Snack light"]')).toHaveCount(2);
  await expect(players(page)).toHaveCount(2);
});

test('SNACK-03 a player restarts when its tab opens', async ({ page }) => {
  await openSamples(page);
  const inTabs = players(page).nth(1);
  await inTabs.evaluate((frame) => frame.setAttribute('title', 'before'));
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(inTabs).toHaveAttribute('title', 'Snack dark');
  await expect(players(page)).toHaveCount(2);
});

test('SNACK-04 players appear after every client-side navigation, once each', async ({ page }) => {
  await openSamples(page);
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('article').getByRole('link', { name: 'another page' }).click();
    await expect(players(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'the samples' }).click();
    await expect(players(page)).toHaveCount(2);
  }
});

test.describe('a blocked script', () => {
  test.use({ allowedErrors: [/snack\.expo\.dev|ERR_FAILED/] });

  test('SNACK-05 leaves the code readable', async ({ page }) => {
    await page.route('https://snack.expo.dev/**', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText('First sample')).toBeVisible();
    await expect(players(page)).toHaveCount(0);
  });
});
