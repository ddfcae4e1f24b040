import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { player, running, seeResult } from '../support/player';
import { expect, test } from '../support/test';

test.use({ samplesOn: 'web' });

test.use({
  allowedErrors: [/Failed to load|ERR_|A part of a live sample|violates|Unsafe attempt/],
});

const path = '/core-concepts/states';
const problem = (page: Page) => player(page).getByRole('status');
const retry = (page: Page) => problem(page).getByRole('button', { name: 'Retry' });
const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

const tools: Record<string, (page: Page) => Promise<void>> = {
  Edit: (page) => player(page).getByRole('button', { name: 'Edit' }).click(),
  native: (page) => player(page).getByRole('button', { name: 'Native styles' }).click(),
  'full screen': (page) => player(page).getByRole('button', { name: 'Full screen' }).click(),
  width: (page) => player(page).getByRole('slider').fill('800'),
};

for (const [name, use] of Object.entries(tools)) {
  test(`ERR-04 in a tab older than the last deployment, ${name} suggests reloading the page`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(running(page)).toBeVisible();
    await page.route(/\/assets\//, missing);
    await use(page);
    await expect(problem(page)).toContainText('could not be loaded');
    await expect(problem(page)).toContainText('reload the page');
    await page.unrouteAll();
    await retry(page).click();
    await expect(problem(page)).toHaveCount(0);
    await seeResult(page);
    await expect(running(page)).toBeVisible();
    await use(page);
    await expect(problem(page)).toHaveCount(0);
  });
}

const sandbox = /\/player\/sandbox\b/;

test('SNACK-05 a sandbox that does not load within 20 seconds is reported and can be retried', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(sandbox, () => {});
  await page.goto(path);
  await expect(player(page).locator('iframe')).toHaveCount(1);
  await page.clock.fastForward(19_000);
  await expect(problem(page)).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(problem(page)).toContainText('the sandbox did not start');
  await page.unrouteAll();
  await retry(page).click();
  await expect(running(page)).toBeVisible();
});

test('the playground reports a sandbox that fails to load, and Retry starts it', async ({
  page,
}) => {
  await page.route(sandbox, missing);
  await page.goto('/playground');
  await expect(page.getByText('Starting …')).toBeVisible();
  await expect(problem(page)).toContainText('could not be loaded');
  await expect(page.getByText('Starting …')).toBeHidden();
  await page.unrouteAll();
  await retry(page).click();
  await expect(running(page)).toBeVisible();
});

test('samples reached offline show an error, and run once the reader is online', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await expect(running(page)).toBeVisible();
  await context.setOffline(true);
  await player(page, 2).scrollIntoViewIfNeeded();
  const told = player(page, 2).getByRole('status');
  await expect(told).toContainText('could not be loaded');
  await expectAccessible(page, 'article');
  await context.setOffline(false);
  await expect(running(page, 2)).toBeVisible();
  await expect(told).toBeHidden();
});
