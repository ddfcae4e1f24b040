import type { Locator, Page } from '@playwright/test';
import { open } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

// The mechanism (D-19): `router.prefetch` fetches the same small files that a click would need.

/** The paths of everything that is fetched ahead from now on. */
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

test('PREF-01 PREF-03 links in view are loaded ahead, once, and a click then asks for nothing', async ({
  page,
}) => {
  const paths = watch(page);
  await open(page, '/overview/');
  await page.waitForLoadState('networkidle');
  const loaded = about(paths, '/getting-started/installation');
  expect(loaded.length).toBeGreaterThan(0);
  expect(new Set(loaded).size).toBe(loaded.length);
  paths.length = 0;
  await page.locator('#menu nav a[href="/getting-started/installation"]').click();
  await expect(page.locator('main h1')).toHaveText('Installation');
  expect(about(paths, '/getting-started/installation')).toEqual([]);
});

test('PREF-01 a link out of view is not loaded before it comes into view', async ({ page }) => {
  const paths = watch(page);
  await page.setViewportSize({ width: 800, height: 500 });
  await open(page, '/overview/');
  await page.waitForLoadState('networkidle');
  expect(about(paths, '/blog')).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).scrollIntoViewIfNeeded();
  await expect.poll(() => about(paths, '/blog').length).toBeGreaterThan(0);
});

for (const connection of [
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { saveData: true },
]) {
  test(`PREF-02 nothing is loaded ahead with ${JSON.stringify(connection)}, but a click loads`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const paths = watch(page);
    await open(page, '/overview/');
    const link = page.locator('#menu nav a[href="/getting-started/installation"]');
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(paths).toEqual([]);
    await link.click();
    await expect(page.locator('main h1')).toHaveText('Installation');
    expect(paths.length).toBeGreaterThan(0);
  });
}

test('PREF-03 without IntersectionObserver all links are loaded when the page starts', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  test.info().annotations.push({ type: 'mechanism', description: 'fetch, same origin' });
  await page.setViewportSize({ width: 800, height: 500 });
  const paths = watch(page);
  await open(page, '/overview/');
  await expect.poll(() => about(paths, '/blog').length).toBeGreaterThan(0);
});

const reach = {
  pointer: (link: Locator) => link.hover(),
  keyboard: (link: Locator) => link.focus(),
  finger: (link: Locator) => link.dispatchEvent('touchstart'),
};

for (const [how, touch] of Object.entries(reach)) {
  test(`PREF-04 a link reached by the ${how} is loaded at once, and once`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        IntersectionObserver: class {
          observe() {}
          unobserve() {}
          disconnect() {}
        },
      });
    });
    const paths = watch(page);
    await open(page, '/overview/');
    const link = page.locator('#menu nav a[href="/getting-started/installation"]');
    const loaded = () => about(paths, '/getting-started/installation');
    await page.waitForLoadState('networkidle');
    expect(loaded()).toEqual([]);
    await touch(link);
    await expect.poll(() => loaded().length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const other = page.locator('#menu nav a[href="/core-concepts/states"]');
    for (const reached of [other, link]) {
      await reached.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await touch(reached);
    }
    await expect.poll(() => about(paths, '/core-concepts/states').length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(loaded()).toEqual([...new Set(loaded())]);
  });
}

test('PREF-05 IMPLIED-14 only pages of the site are loaded ahead', async ({ page }) => {
  const paths = watch(page);
  await open(page, '/overview/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'GitHub' })
    .hover();
  await page.waitForLoadState('networkidle');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  expect(paths.filter((path) => /\.(md|svg|xml|png|js)$/.test(path))).toEqual([]);
});

test.describe('when loading ahead fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PREF-05 nothing is said, and the click still works', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route(/\.txt/, (route) => route.abort());
    await open(page, '/overview/');
    await page.waitForLoadState('networkidle');
    expect(messages.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await page.unroute(/\.txt/);
    await page.locator('#menu nav a[href="/getting-started/installation"]').click();
    await expect(page.locator('main h1')).toHaveText('Installation');
  });
});

for (const path of ['/', '/overview/', '/core-concepts/states', '/blog']) {
  test(`what ${path} and its links load early is used`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('preload')) warnings.push(message.text());
    });
    await open(page, path);
    const links = page.getByRole('main').getByRole('link');
    for (let index = 0; index < Math.min(await links.count(), 3); index += 1) {
      await links.nth(index).hover();
    }
    // Browsers warn a few seconds after the page has loaded.
    await page.waitForTimeout(6000);
    expect(warnings).toEqual([]);
  });
}
