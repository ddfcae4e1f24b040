import type { Page } from '@playwright/test';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const path = '/getting-started/installation';
const nextStep = { level: 3, name: 'Let Next.js compile the packages' } as const;
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects the Next.js tab to be open, with the heading of one of its steps just below the navbar. */
async function expectStep(page: Page): Promise<void> {
  await expect(tab(page, 'Next.js')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Expo')).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('heading', { level: 3, name: 'Create an app' })).toHaveCount(1);
  const heading = page.getByRole('heading', nextStep);
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((navbar?.height ?? 0) - 1);
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 900).toBeLessThan(200);
}

test('HEAD-05 IMPLIED-03 a link into a closed tab opens it on a cold load', async ({ page }) => {
  await openPage(page, `${path}#next-config`);
  await expectStep(page);
});

test('HEAD-05 the hash opens a tab before scripts have loaded', async ({ page }) => {
  await page.route(/_next\/static\/.*\.js/, () => {});
  await page.goto(`${path}#next-config`, { waitUntil: 'commit' });
  await expectStep(page);
  await expect(contents(page).getByRole('link', { name: nextStep.name })).toBeVisible();
});

test('HEAD-05 a hash change opens a closed tab, and so does Back', async ({ page }) => {
  await openPage(page, path);
  await page.evaluate(() => {
    location.hash = '#next-config';
  });
  await expectStep(page);
  await page.evaluate(() => {
    location.hash = '#expo-babel';
  });
  await expect(tab(page, 'Expo')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Next.js')).toHaveAttribute('aria-selected', 'true');
});

test('HEAD-05 a link on the page opens a closed tab, even if the URL already has its hash', async ({
  page,
}) => {
  await openPage(page, `${path}#next-config`);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'To the step' });
    document.querySelector('h1')?.append(link);
  }, '#next-config');
  for (let time = 1; time <= 2; time++) {
    await tab(page, 'Expo').click();
    await expect(page.getByRole('heading', nextStep)).toHaveCount(0);
    await page.getByRole('link', { name: 'To the step' }).click();
    await expectStep(page);
  }
});

test('HEAD-05 IMPLIED-03 a link on another page opens a closed tab', async ({ page }) => {
  await openPage(page, '/core-concepts/style-specificity');
  await page.getByRole('article').getByRole('link', { name: 'Next.js', exact: true }).click();
  await expect(page).toHaveURL(/installation#next-tailwind$/);
  await expect(tab(page, 'Next.js')).toHaveAttribute('aria-selected', 'true');
  const heading = page.getByRole('heading', { level: 3, name: 'Configure Tailwind and PostCSS' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 900).toBeLessThan(200);
});

test('TABS-05 the chosen framework is in the URL', async ({ page }) => {
  await openPage(page, path);
  await tab(page, 'Next.js').click();
  await expect(page).toHaveURL(/\?framework=next$/);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(tab(page, 'Next.js')).toHaveAttribute('aria-selected', 'true');
});

test('TOC-01 the table of contents lists the steps of the open tab', async ({ page }) => {
  const entries = contents(page).getByRole('link');
  const headings = page.getByRole('article').locator('h2[id], h3[id]').filter({ visible: true });
  const expectSame = async () => {
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const shown = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(ids);
    return shown;
  };
  await openPage(page, path);
  expect(await expectSame()).toContain('#expo-babel');
  await tab(page, 'Next.js').click();
  const steps = await expectSame();
  expect(steps).toContain('#next-config');
  expect(steps).not.toContain('#expo-babel');
  await contents(page).getByRole('link', { name: nextStep.name }).click();
  await expect(contents(page).locator('a[aria-current]')).toHaveText(nextStep.name);
});

test('TOC-01 TOC-06 the collapsed table of contents follows the tab too', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await openPage(page, path);
  const block = page.locator('details', { hasText: 'On this page' }).first();
  await block.getByText('On this page').click();
  await expect(block.getByRole('link', { name: 'Allow dark mode' })).toBeVisible();
  await tab(page, 'Next.js').click();
  await expect(block.getByRole('link', { name: nextStep.name })).toBeVisible();
  await expect(block.getByRole('link', { name: 'Allow dark mode' })).toBeHidden();
});

test('HEAD-01 TOC-01 groups of utilities have ids, links to themselves and entries in the table of contents', async ({
  page,
}) => {
  await openPage(page, '/tailwind/');
  const groups = page.getByRole('article').getByRole('heading', { level: 3 });
  expect(await groups.count()).toBeGreaterThan(15);
  for (const group of await groups.all()) {
    const link = group.getByRole('link');
    const name = await group.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
    await expect(link).toHaveAttribute('href', `#${await group.getAttribute('id')}`);
    await expect(link).toHaveAttribute('title', `Direct link to ${name}`);
    await expect(contents(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TOC-01 the table of contents lists the steps of all tabs, which are all open', async ({
    page,
  }) => {
    await page.goto(path);
    for (const name of ['Allow dark mode', nextStep.name]) {
      await expect(contents(page).getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    }
  });
});
