import type { Page } from '@playwright/test';
import { hydrate, openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

const parts = (page: Page) => ({
  menu: page.locator('#menu'),
  hamburger: page.getByRole('button', { name: 'Toggle navigation bar' }),
  close: page.getByRole('button', { name: 'Close navigation bar' }),
  back: page.getByRole('button', { name: '← Back to main menu' }),
  sidebar: page.getByRole('navigation', { name: 'Docs sidebar' }),
});

test.beforeEach(({ page }) => openPage(page, '/overview/'));

test('MOB-01 MOB-02 MOB-03 MOB-04 the hamburger opens a menu of 83 % width with brand, theme switch and close button', async ({
  page,
}) => {
  const { menu, hamburger, close } = parts(page);
  await expect(menu).toBeHidden();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await hamburger.tap();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  expect((await menu.boundingBox())?.width).toBeCloseTo(375 * 0.83, 0);
  await expect(menu.getByRole('link', { name: 'NativeWind', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: /Switch between/ })).toBeVisible();
  await close.tap();
  await expect(menu).toBeHidden();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
});

test('MOB-04 a tap on the backdrop closes the menu', async ({ page }) => {
  const { menu, hamburger } = parts(page);
  await hamburger.tap();
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(360, 500);
  await expect(menu).toBeHidden();
});

test('MOB-05 the page behind an open menu does not scroll', async ({ page }) => {
  const { menu, hamburger } = parts(page);
  const body = page.locator('body');
  for (const move of [wheel, swipe]) {
    await hamburger.tap();
    await expect(menu).toBeVisible();
    await expect(body).toHaveCSS('overflow-y', 'hidden');
    // Tries the backdrop and the top of the menu, which does not scroll by itself.
    expect(await move(page, 350, 500)).toBe(0);
    expect(await move(page, 150, 30)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(body).toHaveCSS('overflow-y', 'visible');
    expect(await move(page, 350, 500)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await settle(page)).toBe(0);
  }
});

/** Scrolls down with the mouse wheel at a point. Resolves to the scroll position afterwards. */
async function wheel(page: Page, x: number, y: number): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  return settle(page);
}

/** Swipes up from a point. Resolves to the scroll position afterwards. */
async function swipe(page: Page, x: number, y: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { y: number }[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point) => ({ x, ...point })),
    });
  await touch('touchStart', { y });
  for (let way = 50; way <= 300; way += 50) await touch('touchMove', { y: y - way });
  await touch('touchEnd');
  await session.detach();
  return settle(page);
}

/** Resolves to the scroll position once it has not changed for about 15 frames. */
function settle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let top = scrollY;
    for (let still = 0; still < 15; still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (scrollY !== top) still = 0;
      top = scrollY;
    }
    return top;
  });
}

test('MOB-06 the menu closes when the window becomes wide', async ({ page }) => {
  const { menu, hamburger, sidebar } = parts(page);
  await hamburger.tap();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
  await expect(sidebar).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
});

test('MOB-07 Back closes the menu and stays on the page, and a second Back leaves', async ({
  page,
}) => {
  const { menu, hamburger, close, sidebar } = parts(page);
  await hamburger.tap();
  await sidebar.getByRole('link', { name: 'Installation' }).tap();
  await expect(page).toHaveURL(/installation$/);
  await hamburger.tap();
  await expect(close).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/installation$/);
  await expect(page.locator('main h1')).toHaveText('Installation');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/overview\/$/);
  await expect(page.locator('main h1')).toHaveText('Overview');
});

test('MOB-07 after a full page load, the first Back closes the menu too', async ({ page }) => {
  const { menu, hamburger, close, sidebar } = parts(page);
  await openPage(page, '/getting-started/installation');
  await hamburger.tap();
  await expect(close).toBeFocused();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/installation$/);
  await page.goBack();
  await expect(page).toHaveURL(/overview\/$/);

  // Closing or leaving the menu in another way adds no history entry.
  await openPage(page, '/getting-started/installation');
  await hamburger.tap();
  await close.tap();
  await expect(menu).toBeHidden();
  await hamburger.tap();
  await sidebar.getByRole('link', { name: 'TypeScript' }).tap();
  await expect(page.locator('main h1')).toHaveText('TypeScript');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Installation');
  await page.goBack();
  await expect(page).toHaveURL(/overview\/$/);

  // Neither does a menu that was open during a reload.
  await openPage(page, '/getting-started/installation');
  await hamburger.tap();
  await expect(close).toBeFocused();
  await page.reload();
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/overview\/$/);
});

test('MOB-08 MOB-09 the menu opens with the sidebar, its button switches to the items, and reopening starts over', async ({
  page,
}) => {
  const { menu, hamburger, close, back, sidebar } = parts(page);
  await hamburger.tap();
  await expect(sidebar).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden();
  await back.tap();
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Docs' })).toBeFocused();
  const labels = [
    'Docs',
    'Look up',
    'Playground',
    'Blog',
    'Versions',
    'Languages',
    'Discord',
    'GitHub',
  ];
  await expect(menu.locator('li > a:visible:not(details a), summary:visible')).toHaveText(labels);
  await close.tap();
  await hamburger.tap();
  await expect(sidebar).toBeVisible();
});

test('MOB-09 blog pages show recent posts first, and the search page shows the items', async ({
  page,
}) => {
  const { menu, hamburger, back } = parts(page);
  await openPage(page, '/blog');
  await hamburger.tap();
  await expect(back).toBeVisible();
  await expect(page.locator('#menu nav').getByRole('link').first()).toBeVisible();
  await openPage(page, '/search');
  await hamburger.tap();
  await expect(back).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
});

test('MOB-10 MOB-11 links close the menu, but groups and dropdowns do not', async ({ page }) => {
  const { menu, hamburger, back, sidebar } = parts(page);
  await hamburger.tap();
  await sidebar.getByText('Getting started', { exact: true }).tap();
  await expect(menu).toBeVisible();
  await back.tap();
  await menu.getByText('Versions', { exact: true }).tap();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Blog' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/blog$/);
});

test('MOB-14 the search button stays in the navbar', async ({ page }) => {
  await expect(
    page.locator('#menu').getByRole('button', { name: 'Search', includeHidden: true }),
  ).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }),
  ).toBeVisible();
});

test('MOB-13 focus moves to the close button, stays inside, and Escape returns it', async ({
  page,
}) => {
  const { menu, hamburger, close } = parts(page);
  await hamburger.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  const inside = () => page.evaluate(() => document.activeElement?.closest('#menu') !== null);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await close.focus();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();
});

test('DROP-15 version and language sections are open if they contain the current page', async ({
  page,
}) => {
  const { menu, hamburger, back } = parts(page);
  await hamburger.tap();
  await back.tap();
  const versions = menu.locator('details', { hasText: 'Versions' });
  await expect(versions).toHaveAttribute('open', '');
  await expect(versions.getByRole('link', { name: 'v2' })).toHaveAttribute('href', '/v2/overview/');
  await versions.locator('summary').tap();
  await expect(versions.getByRole('link', { name: 'v2' })).toBeHidden();
  await versions.locator('summary').tap();
  // While the section opens, Chromium moves a tap on a partly hidden link to the link above it.
  await expect
    .poll(() => versions.evaluate((section) => section.getAnimations({ subtree: true }).length))
    .toBe(0);
  await versions.getByRole('link', { name: 'v2' }).tap();
  await expect(page).toHaveURL(/\/v2\/overview\/$/);
  await expect(versions).toHaveAttribute('open', '');
});

test('IMPLIED-09 at 320 px the page does not scroll sideways and the menu works by touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { menu, hamburger, close } = parts(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await hamburger.tap();
  await expect(menu).toBeVisible();
  await close.tap();
  await expect(menu).toBeHidden();
});
