import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { follow } from '@/tests/support/follow';
import { everyRun } from '@/tests/support/in-turn';
import { hydrate, openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const field = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter menu' });
const links = (page: Page) => sidebar(page).getByRole('link');
/** Returns the labels of the open groups, from top to bottom. */
const openGroups = (page: Page) =>
  sidebar(page).locator('details[open] > summary').allTextContents();
const scrollTop = (page: Page) =>
  page.locator('[data-menu-scroll]').evaluate((element) => element.scrollTop);

test(
  'the filter shows the matching pages of all groups and hides everything else',
  everyRun,
  async ({ page }) => {
    await openPage(page, '/tailwind/spacing/padding');
    const all = await sidebar(page)
      .getByRole('listitem', { includeHidden: true })
      .filter({ has: page.locator('a') })
      .filter({ hasNot: page.locator('li') })
      .count();
    const before = { groups: await openGroups(page), scroll: await scrollTop(page) };
    expect(before.scroll).toBeGreaterThan(0);
    await field(page).fill('z-INDEX');
    await expect(links(page)).toHaveText(['Tailwind utilities', 'Z-index']);
    await expect(sidebar(page).getByRole('status')).toHaveText(`1 of ${all} pages`);
    for (const query of ['z index', 'zindex', 'index z']) {
      await field(page).fill(query);
      await expect(links(page)).toHaveText(['Tailwind utilities', 'Z-index']);
    }
    await field(page).fill('line');
    const groups = ['Flexbox & grid', 'Typography', 'Borders'];
    for (const name of ['Line clamp', 'Line height', 'Outline style'])
      await expect(links(page).filter({ hasText: name })).toBeVisible();
    for (const name of groups.slice(1))
      await expect(sidebar(page).getByText(name, { exact: true })).toBeVisible();
    await expect(sidebar(page).getByText('Getting started')).toBeHidden();
    await expect(sidebar(page).getByText('Sizing', { exact: true })).toBeHidden();
    expect(await scrollTop(page)).toBe(0);

    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(sidebar(page).getByRole('status')).toHaveText('');
    expect(await openGroups(page)).toEqual(before.groups);
    expect(await scrollTop(page)).toBe(before.scroll);
    await expect(sidebar(page).locator('li[hidden]')).toHaveCount(0);
  },
);

test('clearing the filter restores the groups that the reader opened and closed', async ({
  page,
}) => {
  await openPage(page, '/tailwind/spacing/padding');
  const group = (name: string) => sidebar(page).getByText(name, { exact: true });
  const isOpen = (name: string) =>
    group(name).evaluate((summary) => summary.closest('details')?.open);
  await group('Typography').click();
  await group('Spacing').click();
  await expect.poll(() => isOpen('Spacing')).toBe(false);
  const before = await openGroups(page);
  await field(page).fill('a');
  await expect.poll(() => isOpen('Spacing')).toBe(true);
  await field(page).fill('');
  expect(await openGroups(page)).toEqual(before);
  expect(before).toContain('Typography');
  expect(before).not.toContain('Spacing');
});

test('a filter without matches says so', async ({ page }) => {
  await openPage(page, '/v2/tailwind/layout/z-index');
  await field(page).fill('qqq');
  await expect(sidebar(page).getByRole('status')).toHaveText('No page matches “qqq”');
  await expect(links(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'nav[data-sidebar]');
});

test('Tab leads from the filter to the matches, and the field covers no focused link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, '/tailwind/');
  await field(page).fill('color');
  await expect(sidebar(page).getByRole('status')).toHaveText(/^\d+ of \d+/);
  await page.keyboard.press('Tab');
  await expect(sidebar(page).getByText('Customization')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links(page).filter({ hasText: 'color' }).first()).toBeFocused();
  const last = links(page).filter({ hasText: 'color' }).last();
  await last.focus();
  const bottom = await field(page).evaluate((input) => input.getBoundingClientRect().bottom);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    if (await focused.evaluate((element) => element.matches('input'))) break;
    const top = await focused.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothThemes(page, 'nav[data-sidebar]');
});

test('focus on a link of the sidebar does not scroll the page', async ({ page }) => {
  await openPage(page, '/tailwind/spacing/padding');
  await page.evaluate(() => scrollTo(0, 500));
  await sidebar(page).getByRole('link', { name: 'Overview' }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('a navigation clears the filter and opens the group of the new page', async ({ page }) => {
  await openPage(page, '/tailwind/spacing/padding');
  await field(page).fill('text color');
  await sidebar(page).getByRole('link', { name: 'Text color' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Text color' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(sidebar(page).locator('li[hidden]')).toHaveCount(0);
  const current = sidebar(page).locator('a[aria-current="page"]');
  await expect(current).toHaveText('Text color');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect.poll(() => openGroups(page)).toContain('Typography');
  expect(await openGroups(page)).toContain('Spacing');
  expect(await openGroups(page)).not.toContain('Borders');

  await field(page).fill('padding');
  await follow(page, '/core-concepts/states');
  await expect(page.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(sidebar(page).locator('li[hidden]')).toHaveCount(0);
});

test('the filter works before hydration, which keeps it', async ({ page }) => {
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/tailwind/spacing/padding');
  await field(page).pressSequentially('grid');
  await expect(sidebar(page).getByRole('status')).toHaveText(/^\d+ of \d+ pages$/);
  const found = await links(page).allTextContents();
  const groups = await openGroups(page);
  start();
  await hydrate(page);
  await expect(field(page)).toHaveValue('grid');
  await expect(field(page)).toBeFocused();
  await expect(links(page)).toHaveText(found);
  await expect(sidebar(page).getByRole('status')).toHaveText(/^\d+ of \d+ pages$/);
  expect(await openGroups(page)).toEqual(groups);
  await field(page).fill('');
  await expect(sidebar(page).locator('li[hidden]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the pages of the sidebar have the filter, and only its focus loads the code', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/filter-sidebar/.test(request.url())) loaded.push(request.url());
  });
  const withMarks = ['/tailwind/', '/v2/tailwind/', '/v2/tailwind/layout/z-index'];
  for (const path of ['/overview/', '/core-concepts/states', '/v2/', ...withMarks]) {
    await openPage(page, path);
    await expect(field(page)).toBeVisible();
    const legend = sidebar(page).getByText('Web only', { exact: true });
    await expect(legend).toBeVisible({ visible: withMarks.includes(path) });
  }
  expect(loaded).toEqual([]);
  const code = page.waitForResponse(/filter-sidebar/);
  await field(page).focus();
  await code;
  expect((await field(page).boundingBox())?.height).toBe(32);
});

test('without JavaScript there is no filter', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tailwind/spacing/padding');
  await expect(sidebar(page).getByRole('link', { name: 'Padding' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(sidebar(page).locator('input')).toBeHidden();
  await context.close();
});

test.describe('in the menu of narrow screens', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('Escape clears the filter first and then closes the menu', async ({ page }) => {
    await openPage(page, '/tailwind/spacing/padding');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const before = await openGroups(page);
    await field(page).fill('shadow');
    await expect(links(page).filter({ hasText: 'Box shadow color' })).toBeVisible();
    await expect(sidebar(page).getByRole('status')).toHaveText(/^\d of \d+ pages$/);
    expect((await field(page).boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await expectAccessibleInBothThemes(page, 'nav[data-sidebar]');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    expect(await openGroups(page)).toEqual(before);
    await expect(page.locator('#menu')).toBeVisible();
    await field(page).press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('a match leads to its page, whose menu lists everything again', async ({ page }) => {
    await openPage(page, '/tailwind/spacing/padding');
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    await hamburger.tap();
    await field(page).fill('z index');
    await sidebar(page).getByRole('link', { name: 'Z-index' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Z-index' })).toBeVisible();
    await expect(page.locator('#menu')).toBeHidden();
    await hamburger.tap();
    await expect(field(page)).toHaveValue('');
    await expect(sidebar(page).locator('li[hidden]')).toHaveCount(0);
    await expect(sidebar(page).locator('a[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });
});
