import type { Page } from '@playwright/test';
import { everyRun } from '@/tests/support/in-turn';
import { hydrate, openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const bar = (page: Page) => page.getByRole('banner');
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('announcement.id'),
    localStorage.getItem('announcement.dismissed'),
  ]);

test('ANN-01 ANN-10 the bar is above the navbar, scrolls away and links to the older docs', async ({
  page,
}) => {
  await openPage(page, '/overview/');
  const box = await bar(page).boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(30);
  const link = bar(page).getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/v2\//);
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  const color = (element: Element) => getComputedStyle(element).color;
  expect(await link.evaluate(color)).toBe(await bar(page).evaluate(color));
  await expect(bar(page).locator(':scope > div')).toHaveCSS('text-align', 'center');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(bar(page)).not.toBeInViewport();
});

test('ANN-01 the bar is missing on docs of the version it links to, by full load and by client-side navigation', async ({
  page,
}) => {
  for (const path of ['/v2/', '/v2/overview/', '/V2/overview/']) {
    expect(await (await page.request.get(path.toLowerCase())).text()).not.toContain(
      'role="banner"',
    );
    await page.goto(path);
    await expect(bar(page)).toHaveCount(0);
    await hydrate(page);
    await expect(bar(page)).toHaveCount(0);
  }
  const older = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'v2' });
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await older.click();
  await entry('v4').click();
  await expect(page).toHaveURL(/\/overview\/$/);
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/v2\/$/);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  for (const path of ['/blog', '/search', '/playground']) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
  }
});

test(
  'ANN-02 ANN-03 ANN-04 the first visit stores the id, and Close removes the bar immediately',
  everyRun,
  async ({ page }) => {
    await openPage(page, '/overview/');
    expect(await stored(page)).toEqual(['v4-docs', 'false']);
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(['v4-docs', 'true']);
  },
);

test('ANN-05 a closed bar is never visible again, not even for one frame', async ({ page }) => {
  await openPage(page, '/overview/');
  await close(page).click();
  await page.addInitScript(() => {
    Object.assign(window, { seenBar: false });
    const look = () => {
      const element = document.querySelector('[role="banner"]');
      if (element?.checkVisibility()) Object.assign(window, { seenBar: true });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await hydrate(page);
  expect(await page.evaluate(() => Reflect.get(window, 'seenBar'))).toBe(false);
  await expect(bar(page)).toHaveCount(0);
});

test('ANN-07 a new id shows the bar again on the same page load', async ({ page }) => {
  await page.addInitScript(() => {
    // Sample frames have no storage.
    if (window !== window.top || localStorage.getItem('announcement.id')) return;
    localStorage.setItem('announcement.id', 'older');
    localStorage.setItem('announcement.dismissed', 'true');
  });
  await openPage(page, '/overview/');
  await expect(bar(page)).toBeVisible();
  expect(await stored(page)).toEqual(['v4-docs', 'false']);
});

test('ANN-09 at the top of the page, the sidebar has a bottom margin of the bar’s height', async ({
  page,
}) => {
  await openPage(page, '/overview/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const menu = await sidebar.evaluateHandle((nav) => {
    let box: Element = nav;
    while (box.parentElement && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
    return box;
  });
  const margin = () => menu.evaluate((element) => getComputedStyle(element).marginBlockEnd);
  const end = async () => {
    return menu.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  };
  const { height } = page.viewportSize() ?? {};
  expect([await end(), await margin()]).toEqual([height, '32px']);
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(margin).toBe('0px');
  expect(await end()).toBe(height);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(margin).toBe('32px');
  await close(page).click();
  await expect.poll(margin).toBe('0px');
  expect(await end()).toBe(height);
});
