import type { Locator } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { isLong, long } from '../support/long';
import { field, modal, openSearch, openSite, options, visit } from '../support/search-site';
import { expect, test } from '../support/test';

type Site = Awaited<ReturnType<typeof openSite>>;

test.setTimeout(300_000);
// The provider returns pages that the fixture site does not have.
test.use({ allowedErrors: [/\/made-up\//] });

/** Expects one element's box to be entirely inside another's. */
async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!a || !b) throw new Error('One of the two elements is hidden.');
  expect(a.x).toBeGreaterThan(b.x);
  expect(a.y).toBeGreaterThan(b.y);
  expect(a.x + a.width).toBeLessThan(b.x + b.width);
  expect(a.y + a.height).toBeLessThan(b.y + b.height);
}

/** Long runs test the search window with the hosted engine. Other runs use the embedded engine. */
for (const engine of isLong ? (['hosted'] as const) : (['embedded'] as const)) {
  test.describe(`the window, with the ${engine} engine`, long, () => {
    let site: Site;
    test.beforeEach(async ({ page, siteUrl }) => {
      site = await openSite(engine, page, siteUrl);
    });
    test.afterEach(() => site.close());

    test('MODAL-01 MODAL-04 the button shows its label and shortcut, and loads the window on hover', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await visit(page, site.start);
      const button = page.getByRole('button', { name: 'Search', exact: true });
      await expect(button).toHaveText('Search');
      const keys = page.locator('kbd').filter({ hasText: /^(?:Ctrl|K)$/ });
      await expect(keys).toHaveText(['Ctrl', 'K']);
      for (const key of await keys.all()) await expectInside(key, button);
      const before = loaded.length;
      expect(loaded.filter((url) => /\/search\/.+\.js(on)?$/.test(url))).toEqual([]);
      await button.hover();
      await expect.poll(() => loaded.length).toBeGreaterThan(before);
      await button.click();
      await expect(field(page)).toBeFocused();
    });

    test('MODAL-02 typing on the focused button opens the window with that text', async ({
      page,
    }) => {
      await visit(page, site.start);
      await page.getByRole('button', { name: 'Search', exact: true }).focus();
      await page.keyboard.type('dar');
      await expect(field(page)).toHaveValue('dar');
      await page.keyboard.type('k');
      await expect(field(page)).toHaveValue('dark');
      await expect(options(page).first()).toBeVisible();
    });

    test('MODAL-03 MODAL-05 shortcuts open and close the window, but a slash in the field does not', async ({
      page,
    }) => {
      await openSearch(page, site.start);
      await page.keyboard.press('Control+k');
      await expect(modal(page)).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('/');
      await expect(field(page)).toHaveValue('/');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await page.keyboard.press('Meta+k');
      await modal(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(modal(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await modal(page).click({ position: { x: 5, y: 5 } });
      await expect(modal(page)).toHaveCount(0);
    });

    test('MODAL-06 the window is first in the body, traps Tab, and restores focus and scroll position', async ({
      page,
    }) => {
      await visit(page, site.start);
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.evaluate(() => window.scrollTo(0, 120));
      await page.getByRole('button', { name: 'Search', exact: true }).focus();
      const place = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
      await expect(page.locator('body > :first-child .DocSearch-Modal')).toBeVisible();
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        expect(await modal(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
      await expect(modal(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    });

    test('MODAL-07 MODAL-09 the field takes 64 characters and can be cleared', async ({ page }) => {
      const input = await openSearch(page, site.start);
      for (const [name, value] of [
        ['type', 'search'],
        ['placeholder', 'Search docs'],
        ['maxlength', '64'],
        ['autocomplete', 'off'],
        ['autocorrect', 'off'],
        ['autocapitalize', 'off'],
        ['spellcheck', 'false'],
      ] as const) {
        await expect(input).toHaveAttribute(name, value);
      }
      const clear = modal(page).getByRole('button', { name: 'Clear the query' });
      await expect(clear).toBeHidden();
      await page.keyboard.type('d'.repeat(70));
      await expect(input).toHaveValue('d'.repeat(64));
      await expect(clear).toHaveAttribute('title', 'Clear the query');
      await clear.click();
      await expect(input).toHaveValue('');
      await expect(input).toBeFocused();
    });

    test('MODAL-23 one Escape closes the window', async ({ page }) => {
      const input = await openSearch(page, site.start);
      await input.fill('dark');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });

    test.describe('in a new page', () => {
      test.use({ sharesPage: false });

      test('MODAL-13 the window works without storage', async ({ page }) => {
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        });
        const input = await openSearch(page, site.start);
        await input.fill('dark mode');
        await expect(options(page).first()).toContainText('Dark mode');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(site.first);
      });
    });

    test('axe finds nothing in the window in either theme: empty, with hits and without hits', async ({
      page,
    }) => {
      const input = await openSearch(page, site.start);
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      await input.fill('dark');
      await expect(options(page).first()).toBeVisible();
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      await input.fill('zzqqxx');
      await expect(modal(page).getByText('No results for')).toBeVisible();
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
    });
  });
}

for (const engine of ['embedded', 'hosted'] as const) {
  test.describe(`with the ${engine} engine`, () => {
    let site: Site;
    test.beforeEach(async ({ page, siteUrl }) => {
      site = await openSite(engine, page, siteUrl);
    });
    test.afterEach(() => site.close());

    test('MODAL-08 selected text becomes the query, cut to 64 characters', async ({ page }) => {
      await visit(page, site.start);
      await page.evaluate(() => {
        const text = document.createElement('p');
        text.textContent = `dark ${'x'.repeat(80)}`;
        document.querySelector('main')?.append(text);
        getSelection()?.selectAllChildren(text);
      });
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveValue(`dark ${'x'.repeat(59)}`);
      const selected = await field(page).evaluate((it) =>
        it instanceof HTMLInputElement ? (it.selectionEnd ?? 0) - (it.selectionStart ?? 0) : 0,
      );
      expect(selected).toBe(64);
    });

    test('MODAL-10 MODAL-11 MODAL-13 followed hits become recent searches, which can be saved and removed', async ({
      page,
    }) => {
      const input = await openSearch(page, site.start);
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
      await input.fill('dark mode');
      await expect(options(page).first()).toContainText('Dark mode');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site.first);
      await openSearch(page, site.start);
      await expect(modal(page).getByText('Recent', { exact: true })).toBeVisible();
      const key = `__DOCSEARCH_RECENT_SEARCHES__${site.indexName}`;
      const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
      expect(JSON.parse(stored)).toHaveLength(1);
      expect(stored).not.toMatch(/_highlightResult|_snippetResult/);
      await modal(page).getByRole('button', { name: 'Save this search' }).click();
      await expect(modal(page).getByText('Favorite', { exact: true })).toBeVisible();
      await expect(modal(page).getByText('Recent', { exact: true })).toHaveCount(0);
      const favorites = `__DOCSEARCH_FAVORITE_SEARCHES__${site.indexName}`;
      expect(await page.evaluate((name) => localStorage.getItem(name), favorites)).toContain('url');
      await modal(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
    });

    test('MODAL-16 MODAL-18 hits are in groups of at most five, with sections below their page', async ({
      page,
    }) => {
      const input = await openSearch(page, site.start);
      await input.fill('dark');
      await expect(options(page).first()).toBeVisible();
      const groups = modal(page).getByRole('listbox');
      const sizes = await groups.evaluateAll((all) =>
        all.map((group) => group.querySelectorAll('[role=option]').length),
      );
      expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
      expect(sizes.length).toBeGreaterThan(1);
      await input.fill('dark mode');
      const child = modal(page).locator('.DocSearch-Hit--Child').first();
      await expect(child.locator('.DocSearch-Hit-Tree')).toBeVisible();
      await expect(child.locator('.DocSearch-Hit-path')).toHaveText('Dark mode');
      await expect(child.locator('mark').first()).toBeVisible();
    });

    test('MODAL-16 snippets are shorter on narrow screens', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      const input = await openSearch(page, site.start);
      await input.fill('dark');
      const content = modal(page).locator('.DocSearch-Hit-path').first();
      await expect(content).toBeVisible();
      const words = ((await content.textContent()) ?? '').split(/\s+/);
      expect(words.length).toBeLessThanOrEqual(5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        375,
      );
    });

    test('MODAL-19 MODAL-20 arrow keys move through the hits, and hits open by client-side navigation', async ({
      page,
      context,
    }) => {
      const input = await openSearch(page, site.start);
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await input.fill('dark mode');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveAttribute('aria-activedescendant', /.+/);
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await options(page).first().hover();
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await (await opened).close();
      await expect(modal(page)).toBeVisible();
      const href = (await options(page).nth(1).getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/.*#/);
      await options(page).nth(1).click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
      expect(await page.evaluate(() => 'kept' in window), 'no full page load').toBe(true);
      const target = page.locator(`[id="${href.split('#')[1]}"]`);
      await expect(target).toBeInViewport();
      await expect(target).toHaveAttribute('data-found', '');
      await expect(target).not.toHaveAttribute('data-found', '');
    });

    test('hits are prefetched on hover, not while typing', async ({ page }) => {
      const input = await openSearch(page, site.start);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await input.fill(engine === 'hosted' ? 'color' : 'ring offset');
      await expect(options(page).nth(2)).toBeVisible();
      const href = (await options(page).nth(2).getAttribute('href')) ?? '';
      const [path = ''] = href.split('#');
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })),
      );
      expect(loaded.filter((url) => url.startsWith(path))).toEqual([]);
      await options(page).nth(2).hover();
      await expect.poll(() => loaded.some((url) => url.startsWith(path))).toBe(true);
    });

    test('MODAL-21 the link below the hits shows their number and opens the search page', async ({
      page,
    }) => {
      const input = await openSearch(page, site.start);
      await input.fill('dark mode');
      const link = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
      await expect(link).toHaveAttribute('href', /\/search\?q=dark%20mode$/);
      await link.click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Search results for "dark mode"',
      );
    });

    test('MODAL-24 without hits, the window suggests other queries and links to an issue form', async ({
      page,
    }) => {
      const input = await openSearch(page, site.start);
      await input.fill('dark');
      await expect(options(page).first()).toBeVisible();
      await input.fill('zzqqxx');
      await expect(modal(page).getByText('No results for "zzqqxx"')).toBeVisible();
      await expect(modal(page).getByText('Try searching for')).toBeVisible();
      const suggestions = modal(page).locator('.DocSearch-Prefill');
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      await expect(modal(page)).toContainText('Believe this query should return results?');
      const report = modal(page).getByRole('link', { name: 'Let us know.' });
      await expect(report).toHaveAttribute('href', /issues.*zzqqxx/);
      await expect(report).toHaveAttribute('target', '_blank');
      const name = (await suggestions.first().textContent()) ?? '';
      await suggestions.first().click();
      await expect(input).toHaveValue(`${name.toLowerCase()} `);
      await expect(input).toBeFocused();
    });

    test('MODAL-27 the footer explains the keys and names the engine', async ({ page }) => {
      await openSearch(page, site.start);
      const footer = modal(page).locator('footer');
      await expect(footer).toContainText('to select');
      await expect(footer).toContainText('to navigate');
      await expect(footer).toContainText('to close');
      for (const name of ['Enter key', 'Arrow down', 'Arrow up', 'Escape key']) {
        await expect(footer.getByLabel(name)).toBeVisible();
      }
      const mark = footer.getByRole('link');
      await expect(mark).toHaveCount(1);
      await expect(mark).toHaveAttribute('target', '_blank');
      await expect(mark).toHaveAttribute('href', engine === 'hosted' ? /algolia/ : /minisearch/);
    });
  });
}
