import { loadConfig } from '@/lib/config/read-config';
import { toCrawlerConfig } from '@/lib/search/hosted-settings';
import { everyRun } from '@/tests/support/in-turn';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility';
import { delayRequests, frameworkScripts } from '../support/delay-requests';
import { openSite, visit } from '../support/search-site';
import { expect, test } from '../support/test';

type Site = Awaited<ReturnType<typeof openSite>>;

test.setTimeout(300_000);
// The provider returns pages that the fixture site does not have.
test.use({ allowedErrors: [/\/made-up\//] });

for (const engine of ['embedded', 'hosted'] as const) {
  test.describe(`with the ${engine} engine`, () => {
    let site: Site;
    test.beforeEach(async ({ page, siteUrl }) => {
      site = await openSite(engine, page, siteUrl);
    });
    test.afterEach(() => site.close());

    test('SPAGE-01 SPAGE-02 SPAGE-03 the query is in the URL, the field and the title', async ({
      page,
    }) => {
      await visit(page, `${site.search}?q=dark&lang=en`);
      const input = page.getByRole('searchbox', { name: 'Search' });
      await expect(input).toHaveValue('dark');
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('name', 'q');
      await expect(input).toHaveAttribute('placeholder', 'Type your search here');
      await expect(input).toHaveAttribute('autocomplete', 'off');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Search results for "dark"');
      await expect(page).toHaveTitle(/^Search results for "dark" \| /);
      const before = await page.evaluate(() => history.length);
      await input.fill('dark mode');
      await expect(page).toHaveURL(/\?q=dark(?:\+|%20)mode&lang=en$/);
      await input.press('Enter');
      await expect(page).toHaveURL(/\?q=dark(?:\+|%20)mode&lang=en$/);
      await input.fill('');
      await expect(page).toHaveURL(/\/search\?lang=en$/);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await expect(heading).toHaveText('Search the documentation');
      await expect(page).toHaveTitle(/^Search the documentation \| /);
    });

    test('SPAGE-05 SPAGE-07 SPAGE-08 SPAGE-10 results have a count, a title link, breadcrumbs and marked matches', async ({
      page,
    }) => {
      await visit(page, `${site.search}?q=dark%20mode`);
      await expect(page.getByText(/^(?:One document|\d+ documents) found$/)).toBeVisible();
      const first = page.getByRole('article').first();
      await expect(first.getByRole('heading', { level: 2 })).toContainText('Dark mode');
      await expect(first.getByRole('link')).toHaveAttribute('href', site.first);
      await expect(first.getByRole('navigation', { name: 'breadcrumbs' })).toContainText(
        'Core concepts',
      );
      await expect(first.locator('mark').first()).toBeVisible();
      await expect(first.locator('p')).toHaveText(/[^…]\.\.\.$/);
      const name = engine === 'hosted' ? 'Search by Algolia' : 'Search by MiniSearch';
      await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      await expectAccessibleInBothThemes(page, 'main');
    });

    test('SPAGE-09 a search without results shows a message and a report link', async ({
      page,
    }) => {
      await visit(page, `${site.search}?q=zzqqxx`);
      const main = page.getByRole('main');
      await expect(main.getByText('No results for "zzqqxx"', { exact: true })).toBeVisible();
      await expect(main).toContainText('Believe this query should return results? Let us know.');
      await expect(main.getByRole('link', { name: 'Let us know.', exact: true })).toHaveAttribute(
        'href',
        /issues.*zzqqxx/,
      );
      await expect(page.getByText('documents found')).toHaveCount(0);
    });

    test('SPAGE-09 more results load when the end of the list comes into view', async ({
      page,
    }) => {
      await visit(page, `${site.search}?q=dark`);
      await expect(page.getByRole('article').nth(14)).toBeVisible();
      await page.getByText('Fetching new results...').scrollIntoViewIfNeeded();
      await expect(page.getByRole('article').nth(15)).toBeVisible();
      await expect(async () => {
        await page.mouse.wheel(0, 20_000);
        await expect(page.getByText('Fetching new results...')).toHaveCount(0, { timeout: 500 });
      }).toPass();
    });
  });
}

for (const width of [375, 1440]) {
  test(`arriving results do not push a focused footer link out of view, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const go = await delayRequests(page, '**/search/*/*.json');
    await visit(page, '/search?q=dark');
    await expect(page.getByRole('status', { name: 'Searching' })).toBeAttached();
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    await expect(link).toBeInViewport();
    go();
    await expect(page.getByRole('article')).toHaveCount(15);
    await expect(link).toBeInViewport();
  });
}

test('SPAGE-09 a search without results suggests similar terms, the class lookup and a way to report it', async ({
  page,
}) => {
  await visit(page, '/search?q=jstfy-btwn');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for "jstfy-btwn"', { exact: true })).toBeVisible();
  await expect(main.getByText('Try searching for')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Look up a class' })).toHaveAttribute(
    'href',
    '/tailwind/',
  );
  await expect(main.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*jstfy-btwn/,
  );
  await expectAccessible(page, 'main');
  await main.getByRole('link', { name: 'justify-between' }).click();
  await expect(page.getByRole('article').first()).toContainText('Justify content');
});

test('SPAGE-03 the field takes 64 characters, and shows a longer query from the URL in full', async ({
  page,
}) => {
  await visit(page, '/search');
  const input = page.getByRole('main').getByRole('searchbox');
  await page.keyboard.type('d'.repeat(70));
  await expect(input).toHaveValue('d'.repeat(64));
  await expect(page).toHaveURL(/q=d{64}$/);
  const long = 'dark '.repeat(20).trim();
  await visit(page, `/search?q=${encodeURIComponent(long)}`);
  await expect(input).toHaveValue(long);
  await input.press('End');
  await page.keyboard.type('er');
  await expect(input).toHaveValue(long);
  await expect(page.getByRole('article').first()).toContainText('Dark mode');
});

test.describe('before hydration', () => {
  test.use({ sharesPage: false });

  test('SPAGE-01 SPAGE-03 the field has the query and focus, and keeps what is typed', async ({
    page,
  }) => {
    const go = await delayRequests(page, frameworkScripts);
    await page.goto('/search?q=pad', { waitUntil: 'commit' });
    const input = page.getByRole('main').getByRole('searchbox');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('pad');
    await page.keyboard.type('ding');
    await expect(input).toHaveValue('padding');
    go();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "padding"',
    );
    await expect(page).toHaveURL(/\/search\?q=padding$/);
    await expect(input).toHaveValue('padding');
    await expect(page.getByRole('article').first()).toContainText('Padding');
    await page.keyboard.press('Backspace');
    await expect(input).toHaveValue('paddin');
  });
});

test('SPAGE-04 choosing a version runs the search again', everyRun, async ({ page }) => {
  await visit(page, '/search?q=styled');
  const version = page.getByRole('combobox', { name: 'Docs version' });
  await expect(version).toHaveValue('current');
  await expect(version.getByRole('option')).toHaveText(['v4', 'v2']);
  await version.selectOption('v2');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/v2\/api\//,
  );
});

test('SPAGE-06 the provider request is for 15 results of the chosen version', async ({
  page,
  siteUrl,
}) => {
  const site = await openSite('hosted', page, siteUrl);
  await visit(page, `${site.search}?q=dark`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(site.provider?.asked[0]?.requests[0]).toMatchObject({
    query: 'dark',
    hitsPerPage: 15,
    page: 0,
    advancedSyntax: true,
    facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']],
  });
  site.close();
});

test('SPAGE-09 a late response does not replace the results of a newer query', async ({
  page,
  siteUrl,
}) => {
  const site = await openSite('hosted', page, siteUrl);
  const { provider } = site;
  if (!provider) throw new Error('The hosted engine has no provider.');
  await visit(page, `${site.search}?q=dark`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const input = page.getByRole('main').getByRole('searchbox');
  const sent = provider.asked.length;
  provider.mood = 'stalled';
  await input.fill('number');
  await expect.poll(() => provider.asked.length).toBeGreaterThan(sent);
  provider.mood = 'well';
  await input.fill('dark mode');
  const first = page.getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dark mode');
  await expect(first).toContainText('Dark mode');
  const shown = await page.getByRole('article').allTextContents();
  provider.answerLate();
  await page.waitForTimeout(500);
  expect(await page.getByRole('article').allTextContents()).toEqual(shown);
  site.close();
});

test.describe('when no engine responds', () => {
  test.use({ allowedErrors: [/The search failed|Failed to load resource/] });

  test('SPAGE-13 the page shows an error instead of waiting', async ({ page }) => {
    await page.route('**/search/*/*.json', (route) => route.abort());
    await visit(page, '/search?q=dark');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  });

  test('SPAGE-13 the results stay when the next page of them fails', async ({ page, siteUrl }) => {
    const site = await openSite('hosted', page, siteUrl);
    await visit(page, `${site.search}?q=dark`);
    await expect(page.getByRole('article')).toHaveCount(15);
    await site.close();
    await page.getByText('Fetching new results...').scrollIntoViewIfNeeded();
    await expect(page.getByText('Unable to fetch results')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article')).toHaveCount(15);
  });
});

test('SPAGE-11 the search page is not indexed by search engines', async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex, follow',
  );
});

test('SPAGE-12 every page links to the OpenSearch description', async ({ page, request }) => {
  for (const path of ['/', '/v2/overview/', '/blog', '/search']) {
    await page.goto(path);
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('href', '/opensearch.xml');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  }
  const xml = await (await request.get('/opensearch.xml')).text();
  expect(xml).toContain('template="https://www.nativewind.dev/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>NativeWind</ShortName>');
  expect(xml).toMatch(/<Image[^>]*>https:\/\/www\.nativewind\.dev\/favicon\.ico</);
});

test('SMETA-03 the crawler extracts category, headings and text of a page', async ({ page }) => {
  const program = toCrawlerConfig(loadConfig('.'));
  const run = `(() => {
    let config;
    class Crawler { constructor(given) { config = given; } }
    ${program}
    const $ = (selector) => {
      const found = [...document.querySelectorAll(selector)];
      return { length: found.length, last: () => ({ text: () => found.at(-1)?.textContent ?? '' }) };
    };
    const read = config.actions[0].recordExtractor({ $, helpers: { docsearch: (it) => it } });
    const { lvl0, ...props } = read.recordProps;
    const texts = Object.entries(props).map(([name, selector]) => [
      name, document.querySelector(selector)?.textContent ?? '']);
    return { lvl0: lvl0.defaultValue, ...Object.fromEntries(texts) };
  })()`;
  await page.goto('/tailwind/spacing/padding');
  expect(await page.evaluate(run)).toMatchObject({
    lvl0: 'Spacing',
    lvl1: 'Padding',
    lvl2: expect.stringMatching(/\S/),
    content: expect.stringMatching(/\S/),
  });
  await page.goto('/blog/announcement-nativewind-v4');
  expect(await page.evaluate(run)).toMatchObject({
    lvl0: 'Blog',
    lvl1: expect.stringContaining('NativeWind'),
  });
});

test('SMETA-03 SMETA-04 every page has its language, tag and version in meta tags, once each', async ({
  page,
}) => {
  const rows: [path: string, tag: string, version?: string][] = [
    ['/api/vars', 'docs-default-current', 'current'],
    ['/v2/api/styled', 'docs-default-v2', 'v2'],
    ['/search', 'default'],
    ['/blog', 'blog_posts_list'],
    ['/blog/archive', 'default'],
    ['/blog/tags', 'blog_tags_list'],
    ['/blog/tags/v-4', 'blog_tags_posts'],
    ['/blog/announcement-nativewind-v4', 'default'],
  ];
  for (const [path, tag, version] of rows) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`head meta[name="docsearch:${name}"]`);
    await expect(meta('language')).toHaveAttribute('content', 'en');
    await expect(meta('tag')).toHaveAttribute('content', tag);
    await expect(meta('version')).toHaveCount(version ? 1 : 0);
    if (version) await expect(meta('version')).toHaveAttribute('content', version);
  }
});
