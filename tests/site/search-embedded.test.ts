import { statSync } from 'node:fs';
import { join } from 'node:path';
import { everyRun } from '@/tests/support/in-turn';
import { firstQueryLimit } from '@/tests/support/search-budget';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility';
import { hydrate, openPage } from '../support/open';
import { saveData } from '../support/save-data';
import { field, modal, openSearch, options, visit } from '../support/search-site';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');

test(
  'SMETA-02 MODAL-18 a class hit shows its platform support in the version being read',
  everyRun,
  async ({ page }) => {
    const input = await openSearch(page, '/v2/overview/');
    await input.fill('dark:-mt-[3px]');
    const first = options(page).first();
    await expect(first).toContainText('Margin');
    await expect(first).toContainText('works on');
    await expect(first).toHaveAttribute('href', '/v2/tailwind/spacing/margin');
  },
);

test('a class hit ends with a mark for each platform', async ({ page }) => {
  const input = await openSearch(page, '/overview/');
  await input.fill('shadow-lg');
  const marks = options(page).first().locator('[data-support]');
  await expect(marks).toHaveCount(3);
  await expect(marks).toHaveText(['iOS works', 'Android works partly', 'Web works']);
  await expect(options(page).nth(1).locator('[data-support]')).toHaveCount(0);
});

test('MODAL-10 the empty window offers links and example queries below the recent searches', async ({
  page,
}) => {
  const input = await openSearch(page, '/overview/');
  const start = modal(page).locator('.search-start');
  await expect(start.getByRole('link', { name: 'Install NativeWind' })).toBeVisible();
  const note = await modal(page).getByText('No recent searches').boundingBox();
  expect((await start.boundingBox())?.y).toBeGreaterThan(note?.y ?? Number.NaN);
  await start.getByRole('button', { name: 'grid-cols-3' }).click();
  await expect(input).toHaveValue('grid-cols-3 ');
  await expect(input).toBeFocused();
  await expect(options(page).first()).toContainText('grid-cols-3');
  await expect(start).toBeHidden();
  await input.fill('');
  await start.getByRole('link', { name: 'Install NativeWind' }).click();
  await expect(page).toHaveURL('/getting-started/installation');
  await expect(modal(page)).toHaveCount(0);
});

for (const width of [375, 1440]) {
  test(`MODAL-16 hits are never cut off, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const input = await openSearch(page, '/overview/');
    await input.fill('color scheme');
    await expect(options(page).first()).toBeVisible();
    const cut = await options(page).evaluateAll((hits) =>
      hits.flatMap((hit) =>
        [...hit.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      ),
    );
    expect(cut).toEqual([]);
  });
}

test('SPAGE-02 the empty search page offers links and example queries', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Look up a class' })).toBeVisible();
  await main.getByRole('link', { name: 'styles missing' }).click();
  await expect(page).toHaveURL(/\/search\?q=styles/);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Look up a class', exact: true })).toBeHidden();
});

test('a hit on the current page is marked, whether or not its URL ends in a slash', async ({
  page,
}) => {
  const input = await openSearch(page, '/core-concepts/dark-mode/');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await input.fill('variables with a dark value');
  await options(page).filter({ hasText: 'Variables with a dark value' }).first().click();
  await expect(page.locator('#variables')).toHaveAttribute('data-found', '');
  await expect(page).toHaveURL(/\/core-concepts\/dark-mode#variables$/);
  await expect(page.locator('#variables')).toBeInViewport();
  expect(await page.evaluate(() => 'kept' in window), 'no full page load').toBe(true);
});

test('SPAGE-08 the text of a result ends in three dots, even after a full sentence', async ({
  page,
}) => {
  await page.goto('/search?q=gap-4');
  await expect(page.getByRole('article').first().locator('p')).toHaveText(
    'gap-4 works on iOS, Android, and web...',
  );
});

test('blog posts are found in every version, but pages of the other version are not', async ({
  page,
}) => {
  for (const [start, other] of [
    ['/overview/', /^\/v2\//],
    ['/v2/overview/', /^\/(?!v2\/|blog\/)/],
  ] as const) {
    const input = await openSearch(page, start);
    await input.fill('announcement');
    await expect(modal(page).getByText('Blog', { exact: true })).toBeVisible();
    const links = await options(page).all();
    for (const link of links) expect(await link.getAttribute('href')).not.toMatch(other);
  }
});

test('MODAL-13 no stored value prevents the window from opening, and valid entries are shown', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lists = ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__nativewind`);
  const fine = {
    objectID: 'o1',
    url: '/core-concepts/states',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Core concepts', lvl1: 'A stored page' },
  };
  const { hierarchy } = fine;
  const hostile: unknown[] = [
    '{',
    '',
    'null',
    '{}',
    '7',
    '"x"',
    '[null]',
    '[7]',
    '["x"]',
    '[[]]',
    '[{}]',
    ...[
      { hierarchy: null },
      { hierarchy: { lvl0: 'A' } },
      { hierarchy: { ...hierarchy, lvl2: 7 } },
      { hierarchy: { ...hierarchy, lvl1: '<img src=x onerror=document.title="run">' } },
      { content: { value: 'x' } },
      { type: 'lvl9' },
      { type: null },
      { url: 'javascript:document.title="run"' },
      { url: 'http://[' },
      { url: null },
      { url: 'https://other.example/core-concepts/states' },
      { objectID: 7 },
      { _snippetResult: { hierarchy: { lvl1: { value: '<b>not ours</b>' } } } },
    ].map((change) => JSON.stringify([{ ...fine, ...change }])),
  ];
  await openPage(page, '/overview/');
  const title = await page.title();
  for (const value of hostile) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys as string[]) localStorage.setItem(key, text as string);
      },
      [lists, value],
    );
    await page.keyboard.press('Control+k');
    await expect(field(page), String(value)).toBeFocused();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  }
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [lists[0], JSON.stringify([{}, fine, null])],
  );
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveText(/A stored page/);
  expect(await page.title()).toBe(title);
});

// These tests depend on the cache, or leave the page offline.
test.describe('in a new page', () => {
  test.use({ sharesPage: false });

  test(
    'IMPLIED-07 without credentials, the window and search page use the site’s own engine and send no request to another site',
    everyRun,
    async ({ page }) => {
      const foreign: string[] = [];
      page.on('request', (request) => foreign.push(new URL(request.url()).hostname));
      const input = await openSearch(page, '/overview/');
      await expect(page.locator('head link[rel="preconnect"]')).toHaveCount(0);
      await input.fill('dark mode');
      await expect(options(page).first()).toContainText('Dark mode');
      await modal(page)
        .getByRole('link', { name: /^See all/ })
        .click();
      await expect(page.getByRole('article').first()).toContainText('Dark mode');
      await expect(page.getByRole('link', { name: 'Search by MiniSearch' })).toBeVisible();
      expect([...new Set(foreign)]).toEqual(['localhost']);
    },
  );

  test('the first query is within its budget', async ({ page }) => {
    // Turns prefetching off, so nothing else is fetched.
    await saveData(page);
    await visit(page, '/overview/');
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.keyboard.press('Control+k');
    await field(page).fill('dark');
    await expect(options(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const weights = fetched.map((path) => ({ path, bytes: statSync(`${out}${path}.gz`).size }));
    expect(fetched.filter((path) => /\/search\/.+\.js(on)?$/.test(path))).toHaveLength(2);
    const all = weights.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(all, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(firstQueryLimit);
  });

  test.describe('without a network', () => {
    test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('the window works once its files have loaded', async ({ page, context }) => {
      const input = await openSearch(page, '/overview/');
      await input.fill('dark');
      await expect(options(page).first()).toBeVisible();
      await context.setOffline(true);
      await input.fill('gap-x-4');
      await expect(options(page).first()).toContainText('Gap');
      await context.setOffline(false);
    });
  });

  test.describe('when its files fail to load', () => {
    test.use({ allowedErrors: [/The search failed|Failed to load resource/] });

    test('MODAL-25 an index that fails to load is reported, and the next input retries', async ({
      page,
    }) => {
      await page.route('**/search/*/*.json', (route) => route.abort());
      const input = await openSearch(page, '/overview/');
      await input.fill('dark');
      await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      await page.unroute('**/search/*/*.json');
      await input.fill('dark mode');
      await expect(options(page).first()).toContainText('Dark mode');
    });

    for (const [key, moment] of [
      ['Control+k', 'before hydration'],
      ['/', 'before hydration'],
      ['Control+k', 'before its code has loaded'],
    ] as const) {
      test(`MODAL-01 ${key} offline, ${moment}, shows an error and stays on the page`, async ({
        page,
        context,
      }) => {
        await page.goto('/overview/');
        if (moment === 'before its code has loaded') await hydrate(page);
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await page.keyboard.press(key);
        const box = page.getByRole('dialog', { name: 'Search' });
        await expect(box.getByRole('alert')).toHaveText(/^The search could not be loaded\./);
        await page.keyboard.type('dark');
        await page.keyboard.press('Enter');
        await expect(box.getByRole('alert')).toBeVisible();
        await expectAccessible(page, '[role="dialog"]');
        await expect(page).toHaveURL(/\/overview\/$/);
        await context.setOffline(false);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\?q=dark$/);
        await expect(page.getByRole('article').first()).toContainText('Dark mode');
      });
    }

    test('MODAL-01 the window opens on the next attempt once the reader is online', async ({
      page,
      context,
    }) => {
      await page.goto('/overview/');
      await hydrate(page);
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert').filter({ hasText: 'The search' })).toBeVisible();
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MODAL-01 the button opens the search page, which explains that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/overview/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    // Playwright ignores text directly inside noscript, so this locates its paragraph.
    await expect(page.locator('main noscript > p')).toHaveText(/needs JavaScript/);
    await expect(page.locator('main noscript > p')).toBeVisible();
    const item = page.locator('main noscript li').first();
    // List markers are aligned with the text, not in the page margin.
    expect(
      await item.evaluate(
        (li) => li.parentElement && getComputedStyle(li.parentElement).paddingInlineStart,
      ),
    ).not.toBe('0px');
    await page.getByRole('link', { name: 'v2 docs' }).first().click();
    await expect(page).toHaveURL(/\/v2\/$/);
  });
});
