import type { Page } from '@playwright/test';
import messages from '../fixtures/search/messages.json' with { type: 'json' };
import { delayRequests, frameworkScripts } from '../support/delay-requests';
import { longOnly } from '../support/long';
import { field, modal, openSearch, options } from '../support/search-site';
import { expect, test } from '../support/test';

test('Back closes the window and stays on the page, and the next Back leaves it', async ({
  page,
}) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await openSearch(page, '/overview/');
    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/overview\/?$/);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  }
});

test('following a hit leaves no history entry of the window', async ({ page }) => {
  const input = await openSearch(page, '/overview/');
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/core-concepts\/dark-mode$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/overview\/?$/);
  await expect(modal(page)).toHaveCount(0);
});

const layer = (page: Page) => page.evaluate(() => history.state?.layer);

test('a hit on the current page replaces the window’s history entry, or removes it if the URL stays the same', async ({
  page,
}) => {
  await page.goto('/');
  const input = await openSearch(page, '/core-concepts/dark-mode');
  await input.fill('dark mode');
  const hit = options(page).and(page.locator('[href*="/core-concepts/dark-mode#"]')).first();
  await expect(hit).toBeVisible();
  const { hash } = new URL((await hit.getAttribute('href')) ?? '', page.url());
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`/dark-mode${hash}$`));
  expect(await layer(page)).toBeUndefined();
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(target).not.toBeInViewport();
  await page.keyboard.press('Control+k');
  await field(page).fill('dark mode');
  await hit.click();
  await expect.poll(() => layer(page)).toBeUndefined();
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/dark-mode$/);
  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('after a link opens a new tab, closing the window still removes its history entry', async ({
  page,
  context,
}) => {
  await context.route('https://lucaong.github.io/**', (route) => route.abort());
  const input = await openSearch(page, '/overview/');
  const beside = async (open: () => Promise<void>) => {
    await Promise.all([context.waitForEvent('page'), open()]);
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect.poll(() => layer(page)).toBeUndefined();
  };
  await input.fill('dark mode');
  await beside(() =>
    options(page)
      .first()
      .click({ modifiers: ['Control'] }),
  );
  await page.keyboard.press('Control+k');
  await beside(() => modal(page).getByRole('link', { name: 'Search by MiniSearch' }).click());
});

test('the number of hits is announced, even if there are none', async ({ page }) => {
  const input = await openSearch(page, '/overview/');
  const status = modal(page).getByRole('status');
  await expect(status).toHaveText('');
  await input.fill('dark mode');
  await expect(status).toHaveText(/^\d+ results for dark mode$/);
  await input.fill('zzqqxx');
  await expect(status).toHaveText('Nothing found for zzqqxx');
});

test('without hits, the window suggests similar terms, and a click searches for them', async ({
  page,
}) => {
  const input = await openSearch(page, '/overview/');
  await input.fill('dark');
  await expect(options(page).first()).toBeVisible();
  await input.fill('jstfybtwn');
  const near = modal(page).locator('.search-near').getByRole('button');
  await expect(near.first()).toBeVisible();
  await expect(modal(page).getByText('Try searching for')).toHaveCount(2);
  await expect(modal(page).locator('.DocSearch-NoResults-Prefill-List')).toBeHidden();
  const term = (await near.first().textContent()) ?? '';
  await near.first().click();
  await expect(input).toHaveValue(`${term} `);
  await expect(input).toBeFocused();
  await expect(options(page).first()).toBeVisible();
});

const message =
  'Error: Tailwind CSS has not been configured with the NativeWind preset, in this project of mine';
const searchForAll = (page: Page) =>
  modal(page).getByRole('link', { name: 'Search for all of it' });

const toSearch = (query: string) => `/search?q=${encodeURIComponent(query)}`;

test('a pasted text that is too long can be searched for in full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const input = await openSearch(page, '/overview/');
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await page.keyboard.press('Control+v');
  await expect(input).toHaveValue(message.slice(0, 64));
  const link = searchForAll(page);
  await expect(link).toHaveAttribute('href', toSearch(message));
  await input.press('Backspace');
  await expect(link).toHaveCount(0);
  const [start, rest] = [message.slice(0, 40), message.slice(40, 79)];
  await input.fill(start);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rest);
  await page.keyboard.press('Control+v');
  await expect(link).toHaveAttribute('href', toSearch(start + rest));
});

test('MODAL-07 MODAL-08 an error message finds its section first: typed, pasted or selected on the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [{ message, section } = { message: '', section: '' }] = messages;
  const expectSection = () =>
    expect(options(page).first()).toHaveAttribute('href', new RegExp(`${section}$`));
  const input = await openSearch(page, '/overview/');
  await input.pressSequentially(message);
  await expect(input).toHaveValue(message.slice(0, 64));
  await expectSection();
  await expect(options(page).first()).toContainText("you're trying to use tailwindcss directly");
  await expect(modal(page).getByRole('link', { name: 'See 1 result', exact: true })).toBeVisible();
  await input.fill('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await page.keyboard.press('Control+v');
  await expectSection();
  await expect(searchForAll(page)).toHaveAttribute('href', toSearch(message));
  await page.keyboard.press('Escape');
  await page.evaluate((text) => {
    const shown = document.createElement('p');
    shown.textContent = text;
    document.querySelector('main')?.append(shown);
    getSelection()?.selectAllChildren(shown);
  }, message);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(message.slice(0, 64));
  await expectSection();
});

test(
  'MODAL-07 every error message finds its section first in the window',
  longOnly,
  async ({ page }) => {
    for (const version of ['current', 'v2']) {
      const input = await openSearch(page, version === 'v2' ? '/v2/overview/' : '/overview/');
      for (const { message, section } of messages.filter((one) => one.version === version)) {
        await input.fill('');
        await expect(options(page)).toHaveCount(0);
        await input.fill(message.replace(/\s+/g, ' ').slice(0, 64));
        await expect(options(page).first(), message).toHaveAttribute(
          'href',
          new RegExp(`${section}$`),
        );
      }
    }
  },
);

test('a long text pasted before the window has loaded can be searched for in full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/overview/');
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue(message.slice(0, 64));
  comes();
  const link = searchForAll(page);
  await expect(link).toHaveAttribute('href', toSearch(message));
  await expect(field(page)).toHaveValue(message.slice(0, 64));
});

test('MODAL-07 the field before the window takes 64 typed characters', async ({ page }) => {
  await delayRequests(page, frameworkScripts);
  await page.goto('/overview/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('d'.repeat(70));
  await expect(field(page)).toHaveValue('d'.repeat(64));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('once a slow index has loaded, the hits are those for the latest input', async ({ page }) => {
  await page.route('**/assets/search/*.json', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  const input = await openSearch(page, '/overview/');
  await input.pressSequentially('dark mo', { delay: 100 });
  await expect(options(page).first()).toContainText('Dark mode', { timeout: 12_000 });
  await expect(modal(page).getByRole('status')).toHaveText(/for dark mo$/);
});

test('the hits of a page are grouped below it', async ({ page }) => {
  const input = await openSearch(page, '/overview/');
  for (const query of ['clear metro cache', 'font android', 'rem size on native']) {
    await input.fill(query);
    await expect(modal(page).getByRole('status')).toHaveText(new RegExp(`for ${query}$`));
    const hrefs = await options(page).evaluateAll((all) =>
      all.map((option) => option.getAttribute('href') ?? ''),
    );
    const pages = hrefs.map((href) => href.replace(/#.*/, ''));
    const runs = pages.filter((path, at) => path !== pages[at - 1]);
    expect(runs, query).toEqual([...new Set(pages)]);
    hrefs.forEach((href, at) => {
      if (!href.includes('#')) expect(pages.indexOf(href), query).toBe(at);
    });
  }
});

test('all click targets in the window are at least 24 by 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const input = await openSearch(page, '/overview/');
  await input.fill('dark');
  await expect(options(page).first()).toBeVisible();
  const small = await modal(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 24 ? `${target.textContent} ${width} × ${height}` : [];
      }),
    );
  expect(small).toEqual([]);
});

test('the field of the search page has one clear button', async ({ page }) => {
  await page.goto('/search?q=dark');
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear the query' });
  await expect(clear).toHaveCount(1);
  await clear.click();
  const input = page.getByRole('searchbox', { name: 'Search' });
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(clear).toHaveCount(0);
});
