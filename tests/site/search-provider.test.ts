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
  if (!site.provider) throw new Error('The site has no provider');
  return site.provider;
}

test('MODAL-14 MODAL-15 SMETA-01 SMETA-02 the provider is asked once per input, within language and version', async ({
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

test('MODAL-17 MODAL-22 a slow provider shows that it is waited for, and late answers are dropped', async ({
  page,
}) => {
  provider().mood = 'stalled';
  const input = await openSearch(page, site.start);
  const stalled = page.locator('.DocSearch-Container--Stalled');
  const start = Date.now();
  await input.fill('color');
  await expect(stalled).toBeVisible();
  expect(Date.now() - start, 'once it has been waited for').toBeGreaterThanOrEqual(300);
  await expect(modal(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  provider().mood = 'well';
  await input.fill('dark mode');
  await expect(options(page).first()).toContainText('Dark mode');
  await expect(stalled).toHaveCount(0);
  provider().answerLate();
  // The engine asks another host after a second, so that a late answer comes in any case.
  await page.waitForTimeout(1200);
  await expect(options(page).first()).toContainText('Dark mode');
  // While the next answer is waited for, the hits stay.
  provider().mood = 'stalled';
  await input.fill('number');
  await expect(stalled).toBeVisible();
  await expect(options(page).first()).toContainText('Dark mode');
  provider().mood = 'well';
  provider().answerLate();
  await expect(options(page).first()).toContainText('Color');
  await expect(stalled).toHaveCount(0);
});

test('MODAL-26 a host that fails is replaced by the next one and left alone', async ({ page }) => {
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

test('MODAL-26 a host that has not answered after a second is given up, and asked last from then on', async ({
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

test('MODAL-26 the site answers by itself when no host does, and says so', async ({ page }) => {
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
  test(`MODAL-25 the error stays until the next input when the answer is ${mood}`, async ({
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
    expect(new Set(provider().asked.map(({ host }) => host)).size, 'not tried elsewhere').toBe(1);
    provider().mood = 'well';
    await input.fill('dark mode');
    await expect(options(page).first()).toContainText('Dark mode');
  });
}

test('MODAL-18 hits of the provider cannot put elements into the page', async ({ page }) => {
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
  // The step of the window is gone as well, which takes a moment.
  await page.waitForFunction(() => !history.state?.layer);
  await openSearch(page, site.start);
  await expect(options(page).locator('img, b')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('MODAL-18 a category or page that is named like a property of every object drops no other hit', async ({
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

test('MODAL-13 a stored search leads to pages of the site only', async ({ page }) => {
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

test('MODAL-12 seven searches are remembered, a page once, the newest first', async ({ page }) => {
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
  // Chosen again, a page is not listed twice but comes first.
  await options(page).nth(2).getByRole('link').click();
  await openSearch(page, site.start);
  await expect(options(page)).toHaveText([/Old 2/, /Dark mode/, ...olds(1, 3, 4, 5, 6)]);
  await modal(page).getByRole('button', { name: 'Save this search' }).first().click();
  await expect(modal(page).getByText('Favorite', { exact: true })).toBeVisible();
  await openSearch(page, site.start);
  await expect(options(page)).toHaveText([/Dark mode/, ...olds(1, 3, 4), /Old 2/]);
  // A favorite that is chosen does not become recent.
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

test('MODAL-28 MODAL-29 the provider is connected to early and no insights script is loaded', async ({
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
