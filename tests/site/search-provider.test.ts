import { field, modal, openSearch, openSite, options, visit } from '../support/search-site';
import { expect, test } from '../support/test';

type Site = Awaited<ReturnType<typeof openSite>>;

test.setTimeout(300_000);
test.use({ sharesPage: false, allowedErrors: [/The search failed|Failed to load resource|ERR_/] });

let site: Site;
test.beforeEach(async ({ page, siteUrl }) => {
  site = await openSite('hosted', page, siteUrl);
});
test.afterEach(() => site.close());

function provider() {
  if (!site.provider) throw new Error('The site has no provider.');
  return site.provider;
}

test('MODAL-14 MODAL-15 SMETA-01 SMETA-02 each input sends one request, limited to the language and version', async ({
  page,
}) => {
  const input = await openSearch(page, site.start);
  await input.fill('dark');
  await expect(options(page).first()).toBeVisible();
  expect(provider().asked).toHaveLength(1);
  const [{ host, search, requests } = { host: '', search: '', requests: [] }] = provider().asked;
  expect(host).toBe('plainapp-dsn.algolia.net');
  expect(search).toContain('x-algolia-application-id=PLAINAPP');
  expect(search).toContain('x-algolia-api-key=search-only');
  expect(requests).toHaveLength(1);
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(requests[0]).toMatchObject({
    indexName: 'plain',
    query: 'dark',
    hitsPerPage: 20,
    clickAnalytics: false,
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']],
  });
});

test('MODAL-17 MODAL-22 a slow provider shows an indicator, and late responses are dropped', async ({
  page,
}) => {
  provider().mood = 'stalled';
  const input = await openSearch(page, site.start);
  const stalled = page.locator('.DocSearch-Container--Stalled');
  const start = Date.now();
  await input.fill('color');
  await expect(stalled).toBeVisible();
  expect(Date.now() - start, 'delay of the indicator').toBeGreaterThanOrEqual(300);
  await expect(modal(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  provider().mood = 'well';
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  await expect(stalled).toHaveCount(0);
  provider().answerLate();
  // After a second the engine tries another host, so a late response would have arrived by now.
  await page.waitForTimeout(1200);
  await expect(options(page).first()).toContainText('Dark mode');
  // The hits stay while the next request is pending.
  provider().mood = 'stalled';
  await input.fill('number');
  await expect(stalled).toBeVisible();
  await expect(options(page).first()).toContainText('Dark mode');
  provider().mood = 'well';
  provider().answerLate();
  await expect(options(page).first()).toContainText('Color');
  await expect(stalled).toHaveCount(0);
});

test('MODAL-26 a host that fails is replaced by the next one and not tried again', async ({
  page,
}) => {
  provider().down = /-dsn\.algolia\.net$/;
  const input = await openSearch(page, site.start);
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  expect(provider().asked.map(({ host }) => host)).toEqual([
    'plainapp-dsn.algolia.net',
    expect.stringMatching(/^plainapp-[123]\.algolianet\.com$/),
  ]);
  await input.fill('color');
  await expect(options(page).first()).toContainText('Color');
  expect(provider().asked).toHaveLength(3);
  expect(provider().asked.at(-1)?.host).toMatch(/algolianet/);
});

test('MODAL-26 a host that does not respond within a second is replaced and then tried last', async ({
  page,
}) => {
  provider().silent = /-dsn\.algolia\.net$/;
  const input = await openSearch(page, site.start);
  const start = Date.now();
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  expect(Date.now() - start).toBeGreaterThan(1000);
  await input.fill('color');
  await expect(options(page).first()).toContainText('Color');
  expect(provider().asked.map(({ host }) => /-dsn\./.test(host))).toEqual([true, false, false]);
});

test('MODAL-26 the site’s own engine takes over if no host responds, and the window names it', async ({
  page,
}) => {
  provider().down = /./;
  const input = await openSearch(page, site.start);
  await expect(modal(page).getByRole('link')).toHaveAttribute('href', /algolia/);
  await input.fill('guide');
  await expect(options(page).first()).toContainText('guide');
  await expect(modal(page).getByRole('link', { name: 'Search by MiniSearch' })).toBeVisible();
  const asked = provider().asked.length;
  await input.fill('first');
  await expect(options(page).first()).toContainText('First');
  expect(provider().asked).toHaveLength(asked);
});

for (const mood of ['forbidden', 'malformed'] as const) {
  test(`MODAL-25 the error stays until the next input if the response is ${mood}`, async ({
    page,
  }) => {
    provider().mood = mood;
    const input = await openSearch(page, site.start);
    await input.fill('dark');
    const error = modal(page).getByText('Unable to fetch results');
    await expect(error).toBeVisible();
    await expect(modal(page)).toContainText('You might want to check your network connection.');
    await page.waitForTimeout(1000);
    await expect(error).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
    expect(new Set(provider().asked.map(({ host }) => host)).size, 'number of hosts tried').toBe(1);
    provider().mood = 'well';
    await input.fill('dark mode');
    await expect(options(page).first()).toContainText('Dark mode');
  });
}

test('MODAL-18 hits cannot add elements to the page', async ({ page }) => {
  provider().mood = 'hostile';
  const input = await openSearch(page, site.start);
  const title = await page.title();
  await input.fill('dark');
  await expect(options(page).first()).toContainText('<b>bold</b>');
  await expect(options(page).locator('img, b')).toHaveCount(0);
  await options(page)
    .first()
    .click({ modifiers: ['Shift'], noWaitAfter: true });
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  // Waits until the history entry of the window is removed too.
  await page.waitForFunction(() => !history.state?.layer);
  await openSearch(page, site.start);
  await expect(options(page).locator('img, b')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('MODAL-18 a category or page named like an Object.prototype property does not hide other hits', async ({
  page,
}) => {
  const input = await openSearch(page, site.start);
  await input.fill('dark');
  await expect(options(page).first()).toBeVisible();
  const hrefs = () =>
    options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  const all = await hrefs();
  expect(all.length).toBeGreaterThan(5);
  provider().mood = 'inherited';
  await input.fill('dark ');
  await expect(modal(page).getByText('hasOwnProperty').first()).toBeVisible();
  await expect(modal(page).getByText('__proto__').first()).toBeVisible();
  expect(await hrefs()).toEqual(expect.arrayContaining(all));
});

test('MODAL-13 only stored searches for pages of this site are shown', async ({ page }) => {
  await visit(page, site.start);
  const hit = { type: 'lvl1', content: null, hierarchy: { lvl0: 'Guides', lvl1: 'Stored' } };
  const urls = [
    '/base/guides/first',
    '/elsewhere',
    '//other.example/base/',
    'https://other.example/base/',
    'javascript:alert(1)',
  ];
  const items = JSON.stringify(urls.map((url) => ({ ...hit, objectID: url, url })));
  await page.evaluate((text) => {
    for (const list of ['RECENT', 'FAVORITE'])
      localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__plain`, text);
  }, items);
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveCount(2);
  for (const link of await options(page).getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/base/guides/first');
});

test('MODAL-12 seven recent searches are shown, newest first and each page once', async ({
  page,
}) => {
  await visit(page, site.start);
  const key = '__DOCSEARCH_RECENT_SEARCHES__plain';
  const item = (id: number) => ({
    objectID: `o${id}`,
    url: `/base/guides/first?${id}`,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Old', lvl1: `Old ${id}` },
  });
  const remember = (items: object[]) =>
    page.evaluate(
      ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
      [key, JSON.stringify(items)],
    );
  await remember([1, 2, 3, 4, 5, 6, 7, 8, 9].map(item));
  await openSearch(page, site.start);
  await expect(options(page)).toHaveCount(7);
  await page.keyboard.type('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await openSearch(page, site.start);
  const olds = (...ids: number[]) => ids.map((id) => new RegExp(`Old ${id}`));
  await expect(options(page)).toHaveText([/Dark mode/, ...olds(1, 2, 3, 4, 5, 6)]);
  // A page that is followed again moves to the top instead of being listed twice.
  await options(page).nth(2).getByRole('link').click();
  await openSearch(page, site.start);
  await expect(options(page)).toHaveText([/Old 2/, /Dark mode/, ...olds(1, 3, 4, 5, 6)]);
  await modal(page).getByRole('button', { name: 'Save this search' }).first().click();
  await expect(modal(page).getByText('Favorite', { exact: true })).toBeVisible();
  await openSearch(page, site.start);
  await expect(options(page)).toHaveText([/Dark mode/, ...olds(1, 3, 4), /Old 2/]);
  // A followed favorite does not become recent.
  await options(page).last().getByRole('link').click();
  await openSearch(page, site.start);
  await expect(options(page)).toHaveText([/Dark mode/, ...olds(1, 3, 4), /Old 2/]);
  await page.evaluate(
    (items) => localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__plain', items),
    JSON.stringify(Array.from({ length: 12 }, (_, index) => item(index + 20))),
  );
  await openSearch(page, site.start);
  await expect(options(page)).toHaveCount(14);
});

test('MODAL-28 MODAL-29 pages preconnect to the provider and load no insights script', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => foreign.push(new URL(request.url()).hostname));
  const input = await openSearch(page, site.start);
  await input.fill('dark');
  await expect(options(page).first()).toBeVisible();
  const link = page.locator('head link[rel="preconnect"]');
  await expect(link).toHaveAttribute('href', /^https:\/\/plainapp-dsn\.algolia\.net\/?$/i);
  await expect(link).toHaveAttribute('crossorigin', /^(?:anonymous|)$/);
  expect([...new Set(foreign)].sort()).toEqual(['localhost', 'plainapp-dsn.algolia.net']);
  await expect(field(page)).toHaveValue('dark');
});
