import type { Locator, Page, Request } from '@playwright/test';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

// Prefetching downloads the page data that a click would need, and the files that the data refers to, into
// the browser's cache.

/**
 * Starts collecting `fetch` requests, which prefetching uses. The returned array contains paths for this site
 * and full URLs for other sites.
 */
function watch(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (request.resourceType() === 'fetch')
      paths.push(origin === new URL(page.url()).origin ? pathname : request.url());
  });
  return paths;
}

const about = (paths: string[], page: string) => paths.filter((path) => path.startsWith(page));

/** Waits until the network is idle, including requests that start in idle callbacks. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Work in idle callbacks may start after the network is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await page.waitForLoadState('networkidle');
}

const next = '/getting-started/installation';
const inView = '/core-concepts/states';

test('PREF-01 the next docs page is prefetched once when idle, and a click then sends no request', async ({
  page,
}) => {
  const paths = watch(page);
  await openPage(page, '/overview/');
  await expect.poll(() => about(paths, next).length).toBeGreaterThan(0);
  await rest(page);
  expect(about(paths, next)).toEqual([...new Set(about(paths, next))]);
  paths.length = 0;
  await page.locator(`#menu nav a[href="${next}"]`).click();
  await expect(page.locator('main h1')).toHaveText('Installation');
  expect(about(paths, next)).toEqual([]);
  // The following page is prefetched now.
  await expect.poll(() => paths.length).toBeGreaterThan(0);
});

test('PREF-01 a page of another kind is prefetched with its scripts and CSS', async ({ page }) => {
  await openPage(page, '/overview/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  const data = page.waitForResponse((response) => response.url().endsWith('/blog.txt'));
  await link.hover();
  await data;
  await rest(page);
  // Otherwise the pointer could be on a link of the new page, which would be prefetched then.
  await page.mouse.move(0, 0);
  const start = await page.evaluate(() => performance.now());
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const loaded = await page.evaluate((from) => {
    const entries = performance.getEntriesByType('resource');
    const files = entries.filter((entry) => entry instanceof PerformanceResourceTiming);
    const isNew = ({ startTime, transferSize }: (typeof files)[number]) =>
      startTime >= from && transferSize > 0;
    return files.filter(isNew).map(({ name }) => new URL(name).pathname);
  }, start);
  expect(loaded.filter((path) => path.startsWith('/_next/') || path.startsWith('/blog'))).toEqual(
    [],
  );
});

test('PREF-01 a link that is merely in view is not prefetched', async ({ page }) => {
  const paths = watch(page);
  await openPage(page, '/overview/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => about(paths, next).length).toBeGreaterThan(0);
  await rest(page);
  const pages = paths.filter((path) => !/^\/(assets|_next)\//.test(path));
  expect(pages.filter((path) => !path.startsWith(next))).toEqual([]);
});

test('PREF-03 prefetches are GET requests with cookies', async ({ page, context, baseURL }) => {
  test.info().annotations.push({ type: 'mechanism', description: 'fetch, same origin' });
  await context.addCookies([{ name: 'member', value: 'yes', url: `${baseURL}/` }]);
  const isAhead = (request: Request) =>
    request.method() === 'GET' && new URL(request.url()).pathname.startsWith(next);
  const request = page.waitForRequest(isAhead);
  await openPage(page, '/overview/');
  expect(await (await request).headerValue('cookie')).toContain('member=yes');
});

for (const connection of [
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { saveData: true },
]) {
  test(`PREF-02 nothing is prefetched with ${JSON.stringify(connection)}, but a click loads the page`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const paths = watch(page);
    await openPage(page, '/overview/');
    const link = page.locator(`#menu nav a[href="${next}"]`);
    await link.hover();
    await rest(page);
    expect(paths).toEqual([]);
    await link.click();
    await expect(page.locator('main h1')).toHaveText('Installation');
    expect(paths.length).toBeGreaterThan(0);
  });
}

const reach = {
  pointer: (link: Locator) => link.hover(),
  keyboard: (link: Locator) => link.focus(),
  finger: (link: Locator) => link.dispatchEvent('touchstart'),
};

for (const [how, touch] of Object.entries(reach)) {
  test(`PREF-04 a link reached by ${how} is prefetched immediately, once`, async ({ page }) => {
    const paths = watch(page);
    await openPage(page, '/overview/');
    const linkTo = (path: string) => page.locator(`#menu nav a[href="${path}"]`);
    const loaded = () => about(paths, inView);
    await rest(page);
    expect(loaded()).toEqual([]);
    for (const path of [inView, '/core-concepts/units', inView]) {
      await linkTo(path).evaluate((link) => link.closest('details')?.setAttribute('open', ''));
      await touch(linkTo(path));
    }
    await expect.poll(() => loaded().length).toBeGreaterThan(0);
    await rest(page);
    expect(loaded()).toEqual([...new Set(loaded())]);
  });
}

test('PREF-05 IMPLIED-14 only pages of the site are prefetched', async ({ page }) => {
  const paths = watch(page);
  await openPage(page, '/overview/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'GitHub' })
    .hover();
  await page.waitForLoadState('networkidle');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  expect(paths.filter((path) => /\.(md|svg|xml|png|js)$/.test(path))).toEqual([]);
});

test.describe('when prefetching fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PREF-05 nothing is logged, and a click still works', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route(/\.txt/, (route) => route.abort());
    await openPage(page, '/overview/');
    await page.waitForLoadState('networkidle');
    expect(messages.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await page.unroute(/\.txt/);
    await page.locator('#menu nav a[href="/getting-started/installation"]').click();
    await expect(page.locator('main h1')).toHaveText('Installation');
  });
});

test('no preloaded file remains unused', async ({ context, page }) => {
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text());
  });
  for (const path of ['/', '/overview/', '/core-concepts/states', '/blog']) {
    const tab = path === '/' ? page : await context.newPage();
    await openPage(tab, path);
    const links = tab.getByRole('main').getByRole('link');
    for (let index = 0; index < Math.min(await links.count(), 3); index += 1) {
      await links.nth(index).hover();
    }
  }
  // Browsers warn a few seconds after a page has loaded.
  await page.waitForTimeout(6000);
  expect(warnings).toEqual([]);
});
