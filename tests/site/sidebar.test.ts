import type { Locator, Page } from '@playwright/test';
import { navigation } from '@/.generated/navigation';
import { flattenLinks } from '@/lib/content/versions/nav-tree';
import { delayRequests, frameworkScripts } from '@/tests/support/delay-requests';
import { follow } from '@/tests/support/follow';
import { hydrate, openPage } from '@/tests/support/open';
import { field, options } from '@/tests/support/search-site';
import { expect, test } from '@/tests/support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const group = (page: Page, name: string) =>
  sidebar(page).locator('summary', { hasText: new RegExp(`^${name}$`) });
const linksOf = (page: Page, name: string) =>
  sidebar(page)
    .locator('details', { has: page.getByText(name, { exact: true }) })
    .last()
    .getByRole('link', { includeHidden: true });
const isOpen = (page: Page, name: string) =>
  group(page, name).evaluate((summary) => summary.closest('details')?.open);

test('SIDE-01 SIDE-03 the sidebar lists the version being read and is in the static HTML', async ({
  page,
  request,
}) => {
  await page.goto('/v2/overview/');
  const hrefs = await sidebar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(hrefs.filter((href) => !href?.startsWith('/v2'))).toEqual([]);
  expect(await (await request.get('/v2/overview/')).text()).toContain('aria-label="Docs sidebar"');
});

test('SIDE-03 the sidebar is hidden at 996 px, and otherwise stays in view while scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto('/core-concepts/states');
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sidebar(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(sidebar(page)).toBeInViewport();
});

test('SIDE-04 SIDE-06 exactly one link is the current page, whatever the slash and case of the URL', async ({
  page,
}) => {
  for (const url of ['/core-concepts/states', '/core-concepts/states/', '/Core-Concepts/States']) {
    await page.goto(url);
    const current = sidebar(page).locator('a[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText('States');
    await expect(current).toBeVisible();
  }
});

test('SIDE-05 every group that contains the current page is marked, visually and with aria-current', async ({
  page,
}) => {
  await openPage(page, '/tailwind/borders/outline-style');
  const marked = sidebar(page).locator('[aria-current="true"]');
  await expect(marked).toHaveText(['Tailwind utilities', 'Borders']);
  const color = (element: Locator) => element.evaluate((e) => getComputedStyle(e).color);
  const accent = await color(sidebar(page).locator('a[aria-current="page"]'));
  await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText('Outline style');
  for (const element of await marked.all()) expect(await color(element)).toBe(accent);
  expect(await color(group(page, 'Typography'))).not.toBe(accent);

  await sidebar(page).getByRole('link', { name: 'Tailwind utilities' }).click();
  await expect(page).toHaveURL(/\/tailwind\/$/);
  await expect(marked).toHaveCount(0);
  await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText('Tailwind utilities');
});

test('SIDE-04 marking the current page does not change the height of its row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = sidebar(page).getByRole('link', { name: 'Troubleshooting step by step' });
  await page.goto('/guides/editor-setup');
  const before = await row.boundingBox();
  await page.goto('/guides/troubleshooting');
  await expect(row).toHaveAttribute('aria-current', 'page');
  const after = await row.boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('SIDE-02 opening a group leaves the others open, and no button hides the sidebar', async ({
  page,
}) => {
  await page.goto('/tailwind/flexbox/gap');
  await expect.poll(() => isOpen(page, 'Flexbox & grid')).toBe(true);
  expect(await isOpen(page, 'Typography')).toBe(false);
  await group(page, 'Typography').click();
  await expect.poll(() => isOpen(page, 'Typography')).toBe(true);
  expect(await isOpen(page, 'Flexbox & grid')).toBe(true);
  await expect(page.getByRole('button', { name: /(hide|collapse) sidebar/i })).toHaveCount(0);
});

test('SIDE-07 a group without a page opens and closes without navigation', async ({ page }) => {
  await page.goto('/tailwind/flexbox/gap');
  await group(page, 'Typography').click();
  await expect(sidebar(page).getByRole('link', { name: 'Text color' })).toBeVisible();
  await group(page, 'Typography').click();
  await expect(sidebar(page).getByRole('link', { name: 'Text color' })).toBeHidden();
  await expect(page).toHaveURL('/tailwind/flexbox/gap');
});

test('SIDE-07 SIDE-09 a group opened before hydration lists its pages, stays open and keeps focus', async ({
  page,
}) => {
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/tailwind/flexbox/gap');
  await group(page, 'Typography').focus();
  await page.keyboard.press('Enter');
  await expect(sidebar(page).getByRole('link', { name: 'Text color' })).toBeVisible();
  await group(page, 'Flexbox & grid').click();
  await expect.poll(() => isOpen(page, 'Flexbox & grid')).toBe(false);
  await group(page, 'Typography').focus();
  start();
  await hydrate(page);
  await expect(sidebar(page).getByRole('link', { name: 'Text color' })).toBeVisible();
  await expect(group(page, 'Typography')).toBeFocused();
  expect(await isOpen(page, 'Typography')).toBe(true);
  expect(await isOpen(page, 'Flexbox & grid')).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('SIDE-08 SIDE-05 reaching a page opens its group, and the group left behind stays open', async ({
  page,
}) => {
  await openPage(page, '/tailwind/flexbox/gap');
  expect(await isOpen(page, 'Typography')).toBe(false);
  await follow(page, '/tailwind/typography/text-color');
  await expect(page).toHaveURL(/\/tailwind\/typography\//);
  await expect.poll(() => isOpen(page, 'Typography')).toBe(true);
  expect(await isOpen(page, 'Flexbox & grid')).toBe(true);
});

test('SIDE-08 a group that opened by navigation closes on the next click', async ({ page }) => {
  await openPage(page, '/tailwind/flexbox/gap');
  await group(page, 'Flexbox & grid').click();
  await expect.poll(() => isOpen(page, 'Flexbox & grid')).toBe(false);
  await follow(page, '/tailwind/typography/text-color');
  await expect.poll(() => isOpen(page, 'Typography')).toBe(true);
  await follow(page, '/tailwind/flexbox/gap');
  await expect.poll(() => isOpen(page, 'Flexbox & grid')).toBe(true);
  await group(page, 'Flexbox & grid').click();
  await expect.poll(() => isOpen(page, 'Flexbox & grid')).toBe(false);
});

test('SIDE-09 SIDE-10 without JavaScript a closed group opens and lists all of its pages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tailwind/flexbox/gap');
  const links = linksOf(page, 'Typography');
  await expect(links.first()).toBeHidden();
  await group(page, 'Typography').click();
  const typography = navigation.versions
    .flatMap(({ items }) => flattenLinks(items))
    .filter(({ href }) => href.startsWith('/tailwind/typography/'));
  expect(typography.length).toBeGreaterThan(10);
  await expect(links.filter({ visible: true })).toHaveText(typography.map(({ label }) => label));
  await links.first().click();
  await expect(page).toHaveURL(/\/tailwind\/typography\//);
  await context.close();
});

test('SIDE-09 the static HTML of every version links to all pages in its sidebar', async ({
  request,
}) => {
  for (const { home, items } of navigation.versions) {
    const [, sidebar = ''] =
      /aria-label="Docs sidebar"(.*?)<\/nav>/s.exec(await (await request.get(home)).text()) ?? [];
    const found = [...sidebar.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    const listed = flattenLinks(items).filter(({ unlisted }) => !unlisted);
    expect(found).toEqual(listed.map(({ href }) => href));
  }
});

test('SIDE-09 the keyboard skips the pages of a closed group', async ({ page }) => {
  await openPage(page, '/tailwind/flexbox/gap');
  await group(page, 'Typography').focus();
  await page.keyboard.press('Tab');
  await expect(linksOf(page, 'Typography').first()).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(linksOf(page, 'Typography').first()).toBeFocused();
});

test('SIDE-13 ROUTE-06 a page outside the sidebar shows the sidebar with nothing marked, and no previous and next links', async ({
  page,
}) => {
  const places = {
    '/core-concepts/how-it-works': '/overview/',
    '/troubleshooting': '/overview/',
    '/v2/troubleshooting': '/v2/overview/',
  };
  for (const [path, first] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator(`a[href="${first}"]`)).toBeVisible();
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
  }
});

test('SIDE-14 SHELL-09 opened groups stay open after client-side navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/core-concepts/states');
  await group(page, 'Typography').click();
  await expect(sidebar(page).getByRole('link', { name: 'Text color' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Dark mode' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dark mode' })).toBeVisible();
  expect(await isOpen(page, 'Typography')).toBe(true);
});

test('SIDE-14 the current page is in view before hydration, which scrolls nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const start = await delayRequests(page, frameworkScripts);
  await page.goto('/tailwind/typography/text-color');
  const current = sidebar(page).locator('a[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const scroller = page.locator('[data-menu-scroll]');
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  start();
  await hydrate(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('SIDE-14 the sidebar scrolls to the current page after following a link or a search hit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, '/overview/');
  const current = sidebar(page).locator('a[aria-current="page"]');
  await follow(page, '/tailwind/typography/text-color');
  await expect(current).toHaveText('Text color');
  await expect(current).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Control+k');
  await field(page).fill('overview');
  const hit = options(page)
    .filter({ hasText: /^Overview/ })
    .first();
  // The hit must have a URL that no host redirects.
  await expect(hit).toHaveAttribute('href', /\/overview\/(#|$)/);
  await hit.click();
  await expect(current).toHaveText('Overview');
  await expect(current).toBeInViewport({ ratio: 1 });
});
