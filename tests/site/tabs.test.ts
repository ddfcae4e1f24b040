import type { Page } from '@playwright/test';
import { delayRequests, frameworkScripts } from '../support/delay-requests';
import { hydrate } from '../support/open';
import { expect, test } from '../support/test';

test.use({ fixture: 'plain' });

const path = '/base/components/tabs';
const group = (page: Page, index: number) => page.getByRole('tablist').nth(index);
const tab = (page: Page, index: number, name: string) =>
  group(page, index).getByRole('tab', { name });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(path + search);
  await expect(tab(page, 0, 'Two')).not.toHaveAttribute('aria-disabled');
}

test('TABS-01 TABS-03 roles, states and all panels are in the static HTML', async ({ request }) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain('role="tablist" aria-orientation="horizontal"');
  for (const text of ['First panel', 'Third panel', 'Windows again', 'Tablet text']) {
    expect(html).toContain(text);
  }
  const panels = html.match(/role="tabpanel"[^>]*>/g) ?? [];
  expect(panels).toHaveLength(9);
  expect(panels.filter((panel) => panel.includes('hidden'))).toHaveLength(5);
});

test('TABS-01 TABS-03 the default, the named or the first tab is selected, and only that tab is in the tab order', async ({
  page,
}) => {
  await open(page);
  const selected = page.locator('[role=tab][aria-selected=true]');
  await expect(selected).toHaveText(['Two', 'macOS', 'macOS', 'Phone']);
  for (const one of await selected.all()) await expect(one).toHaveAttribute('tabindex', '0');
  await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(5);
});

test('TABS-02 arrow keys move focus and wrap around, and Enter or a click selects', async ({
  page,
}) => {
  await open(page);
  await tab(page, 0, 'Two').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0, 'One')).toBeFocused();
  await expect(tab(page, 0, 'One')).toHaveCSS('outline-style', 'solid');
  await expect(tab(page, 0, 'Two')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Third panel.')).toBeVisible();
  await expect(page.getByText('Second panel.')).toBeHidden();
  await tab(page, 0, 'One').click();
  await expect(page.getByText('First panel.')).toBeVisible();
});

test('TABS-04 groups with the same id change together on the page and in other browser tabs, and only choices are stored', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other);
  await open(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await tab(page, 1, 'Windows').click();
  await expect(page.getByText('Windows again.')).toBeVisible();
  await expect(other.getByText('Windows again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tabs.os'))).toBe('win');
  await page.evaluate(() => localStorage.setItem('tabs.os', 'beos'));
  await open(page);
  await expect(tab(page, 1, 'macOS')).toHaveAttribute('aria-selected', 'true');
});

test.describe('with scripts blocked', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('TABS-04 a stored choice is applied before hydration', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs.os', 'win'));
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText('Windows again.')).toBeVisible();
    await expect(page.getByText('Mac text.')).toBeHidden();
  });

  test('TABS-04 TABS-05 a stored choice is applied before any script file loads if the query names no existing tab', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('tabs.device', 'tablet'));
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${path}?device=watch`);
    await expect(page.getByText('Tablet text.')).toBeVisible();
  });
});

test('TABS-03 a tab chosen before hydration stays selected, and tabs still work afterwards', async ({
  page,
}) => {
  const start = await delayRequests(page, frameworkScripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(tab(page, 0, 'Two')).not.toHaveAttribute('aria-disabled');
  await page.mouse.move(9, 9, { steps: 3 });
  await tab(page, 0, 'Three').click();
  await expect(page.getByText('Third panel')).toBeVisible();
  await tab(page, 0, 'Three').press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Second panel')).toBeVisible();
  start();
  await hydrate(page);
  await expect(tab(page, 0, 'Two')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Second panel')).toBeVisible();
  await tab(page, 0, 'One').click();
  await expect(page.getByText('First panel')).toBeVisible();
  await expect(page.getByText('Second panel')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('TABS-05 the choice is in the query, which wins over the stored one, and the rest of the URL stays', async ({
  page,
}) => {
  await open(page, '?a=1&device=tablet#group');
  await expect(page.getByText('Tablet text.')).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await tab(page, 3, 'Phone').click();
  await expect(page).toHaveURL(/\?a=1&device=phone#group$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('TABS-06 a chosen tab stays in place while panels above it grow, and the navbar does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 300 });
  await open(page);
  const chosen = tab(page, 2, 'Windows');
  await chosen.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.wheel(0, -10);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).toBeInViewport({ ratio: 1 });
  const before = (await chosen.boundingBox())?.y ?? 0;
  await chosen.click();
  await expect(page.getByText('It has a second paragraph.')).toBeAttached();
  const after = (await chosen.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(navbar).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('IMPLIED-01 every panel is shown under its label', async ({ page }) => {
    await page.goto(path);
    for (const text of ['First panel.', 'Third panel.', 'Windows again.', 'Tablet text.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('tablist').first()).toBeHidden();
    const label = await page
      .getByRole('tabpanel', { name: 'Windows' })
      .first()
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(label).toBe('"Windows"');
  });
});
