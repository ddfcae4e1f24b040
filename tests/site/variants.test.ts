import type { Locator, Page } from '@playwright/test';
import { follow } from '@/tests/support/follow';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.use({ fixture: 'variants' });

// These tests do not need the script of Expo Snack.
test.beforeEach(({ page }) => page.route('https://snack.expo.dev/**', (route) => route.fulfill()));

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('FOOT-01 FOOT-02 FOOT-04 a single row of links is separated by dots, and stacks on narrow screens', async ({
  page,
}) => {
  await openPage(page, '/third');
  const footer = page.getByRole('contentinfo');
  const background = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(footer)).not.toBe(await background(page.locator('body')));
  await expect(footer.getByText('·')).toHaveCount(2);
  await expect(footer).toContainText('Second · Outside');
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(footer.getByText('·').first()).toBeHidden();
  const first = await footer.getByRole('link', { name: 'Second' }).boundingBox();
  const second = await footer.getByRole('link', { name: 'Outside' }).boundingBox();
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
});

test('FOOT-03 FOOT-05 LOGO-05 the footer has custom HTML, a linked logo at half opacity and a copyright line', async ({
  page,
}) => {
  await openPage(page, '/third');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('em')).toHaveText('Own HTML');
  await expect(footer.locator('b')).toHaveText('us');
  const logo = footer.getByRole('link', { name: 'Footer mark' });
  await expect(logo).toHaveAttribute('href', 'https://example.com/');
  await expect(logo).toHaveCSS('opacity', '0.5');
  await logo.hover();
  await expect(logo).toHaveCSS('opacity', '1');
});

test('LOGO-01 LOGO-02 LOGO-03 LOGO-04 every setting of the logo takes effect', async ({ page }) => {
  await openPage(page, '/third');
  const brand = navbar(page).getByRole('link', { name: 'A mark' });
  await expect(brand).toHaveAttribute('href', '/second');
  const shown = brand.locator('img[src="/img/mark-dark.svg"]');
  await expect(shown).toBeVisible();
  await expect(brand.locator('img[src="/img/mark.svg"]')).toBeHidden();
  await expect(shown).toHaveAttribute('alt', 'A mark');
  await expect(shown).toHaveAttribute('width', '40');
  await expect(shown).toHaveAttribute('height', '30');
  await expect(brand.locator('b')).toHaveCount(0);
});

test('ANN-02 ANN-01 a permanent bar has its own colors, no button and no spacer', async ({
  page,
}) => {
  await openPage(page, '/third');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button')).toHaveCount(0);
  const spacer = await bar.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(spacer).toBe('none');
  await expect(bar).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('COLOR-11 COLOR-01 without a switch, a stored choice is deleted and the default applies', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('theme', 'light');
    sessionStorage.setItem('once', '1');
  });
  await openPage(page, '/third');
  await expect(
    page.getByRole('button', { name: /^Switch between/, includeHidden: true }),
  ).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  const other = await context.newPage();
  await openPage(other, '/second');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.locator('#menu nav').getByRole('link', { name: 'Second' }).click();
  await expect(page.locator('main h1')).toHaveText('Second');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('NAV-02 NAV-04 NAV-16 an item of type search moves the search, and an item can have HTML instead of a label', async ({
  page,
}) => {
  await openPage(page, '/third');
  const search = await navbar(page).getByRole('button', { name: 'Search' }).boundingBox();
  const outside = await navbar(page)
    .getByRole('link', { name: 'Outside', exact: true })
    .boundingBox();
  expect(search?.x).toBeLessThan(outside?.x ?? 0);
  await expect(navbar(page).locator('a i')).toHaveText('HTML');
});

test('NAV-05 DROP-05 arrows are 13.5 px wide in the navbar and 12 px in a dropdown', async ({
  page,
}) => {
  await openPage(page, '/third');
  const size = (name: string) =>
    navbar(page).locator('a', { hasText: name }).last().locator('svg').getAttribute('width');
  expect([await size('Outside'), await size('Outside more')]).toEqual(['12', '12']);
  await expect(
    navbar(page).getByRole('link', { name: 'Outside', exact: true }).locator('svg'),
  ).toHaveAttribute('width', '13.5');
});

test('NAV-06 activeBaseRegex wins over activeBasePath, which wins over the path', async ({
  page,
}) => {
  await openPage(page, '/second');
  const current = (name: string) =>
    navbar(page).getByRole('link', { name, exact: true }).getAttribute('aria-current');
  expect([await current('Below'), await current('Pattern')]).toEqual([null, null]);
  await page.locator('#menu nav').getByRole('link', { name: 'Third' }).click();
  await expect(page.locator('main h1')).toHaveText('Third');
  expect([await current('Below'), await current('Pattern')]).toEqual([null, 'page']);
});

test('NAV-08 an item for a doc has the doc’s title, and one for an unlisted doc appears only while that doc is open', async ({
  page,
}) => {
  await openPage(page, '/second');
  await expect(navbar(page).getByRole('link', { name: 'Second' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navbar(page).getByText('Secret')).toBeHidden();
  await openPage(page, '/unlisted');
  await expect(navbar(page).getByText('Secret')).toBeVisible();
});

test('NAV-14 DROP-04 DROP-13 an item with items is a dropdown, and a single version is a plain link', async ({
  page,
}) => {
  await openPage(page, '/third');
  const more = navbar(page).getByRole('button', { name: 'More' });
  await more.click();
  await expect(navbar(page).getByRole('link', { name: 'Inside', exact: true })).toBeVisible();
  const version = navbar(page).getByRole('link', { name: 'v1' });
  await expect(version).toHaveAttribute('href', '/');
  await expect(version).not.toHaveAttribute('aria-haspopup');
});

test('SIDE-11 an unlisted page is in the sidebar only while it is open', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = sidebar.getByRole('link', { name: 'Unlisted', exact: true });
  await openPage(page, '/third');
  await expect(sidebar.getByRole('link', { name: 'Third' })).toBeVisible();
  await expect(link).toBeHidden();
  await openPage(page, '/unlisted');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('link', { name: 'Third' }).click();
  await expect(page.locator('main h1')).toHaveText('Third');
  await expect(link).toBeHidden();
});

test('SIDE-12 a sidebar link to another site opens a new tab and leaves the mobile menu open', async ({
  page,
  context,
}) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await openPage(page, '/third');
  const link = page.locator('#menu nav').getByRole('link', { name: 'Elsewhere' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link.locator('svg')).toBeVisible();
  const third = page.locator('#menu nav').getByRole('link', { name: 'Third' });
  await expect(third.locator('svg')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL('https://example.com/docs');
  await tab.close();
  await expect(page.locator('#menu:popover-open')).toHaveCount(1);
  await third.click();
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
});

test('NAV-09 NAV-10 NAV-11 NAV-13 the navbar hides on the way down, and shows on the way up, for hashes and after navigation', async ({
  page,
}) => {
  await openPage(page, '/second');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 700);
  await expect(navbar(page)).not.toBeInViewport();
  await expect(navbar(page)).toHaveCSS('transform', /matrix\(1, 0, 0, 1, 0, -62\)/);
  await page.mouse.wheel(0, -100);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 200);
  await expect(navbar(page)).not.toBeInViewport();
  // Waits until the hash has scrolled before turning the wheel.
  await page.evaluate(async () => {
    location.hash = '#part-7';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(navbar(page)).not.toBeInViewport();
  await page.locator('#menu nav').getByRole('link', { name: 'Third' }).click();
  await expect(page.locator('main h1')).toHaveText('Third');
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  await follow(page, '/second#part-7');
  await expect(page.locator('main h1')).toHaveText('Second');
  await expect(page.locator('#part-7')).toBeInViewport();
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  const second = page.locator('#menu a[tabindex="-1"]:visible');
  await expect(second).toBeVisible();
  await expect(second).toHaveAttribute('href', '/second');
});

test('a page links to the configured assistants with the URL of its Markdown version', async ({
  page,
}) => {
  await page.goto('/second');
  const links = page.getByRole('main').getByRole('link', { name: /^Open in/ });
  await expect(links).toHaveText(['Open in Oracle', 'Open in Sibyl']);
  const twin = encodeURIComponent('https://example.org/second.md');
  await expect(links.first()).toHaveAttribute('href', `https://oracle.example/?q=Read%20${twin}`);
  await expect(links.last()).toHaveAttribute('href', `https://sibyl.example/new#${twin}`);
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a site without downloads has no download links in its footer', async ({ page, request }) => {
  await page.goto('/second');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Second', exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: /as Markdown/ })).toHaveCount(0);
  expect((await request.get('/downloads/fixture-v1.md')).status()).toBe(404);
});

test('DOC-09 a shallow clone shows no last change, because the date would be wrong', async ({
  page,
  request,
}) => {
  await page.goto('/third');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third');
  await expect(page.getByText(/Last updated/)).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('<lastmod>');
});

test('ANN-01 SIDE-03 the sidebar ends at the bottom of the window, before and after scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, '/second');
  const sidebar = page.locator('[data-menu-scroll]');
  const bottom = () => sidebar.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeCloseTo(600, 0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(bottom).toBeCloseTo(600, 0);
});
