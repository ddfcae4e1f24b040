import type { Page } from '@playwright/test';
import { openPage } from '@/tests/support/open';
import { expect, test } from '@/tests/support/test';

const origin = 'https://www.nativewind.dev';
const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
// One of the tested pages does not exist.
test.use({ allowedErrors: [/status of 404 .*\/nowhere/] });

const rel = (page: Page, name: string) => page.locator(`head link[rel="${name}"]`);

test('META-01 META-03 every page declares its language, charset, viewport and icon', async ({
  page,
}) => {
  for (const path of ['/', '/v2/overview/', '/blog', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('head meta[charset]')).toHaveAttribute('charset', /utf-8/i);
    await expect(meta(page, 'viewport')).toHaveAttribute(
      'content',
      /width=device-width, initial-scale=1/,
    );
    await expect(rel(page, 'icon').first()).toHaveAttribute('href', /favicon|icon/);
  }
});

test('ROUTE-18 META-03 the generator tag contains this project’s name and version', async ({
  page,
}) => {
  await page.goto('/overview/');
  await expect(meta(page, 'generator')).toHaveAttribute('content', 'nativewind-docs 0.0.61');
  await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
});

test('META-02 META-04 title and description match the page, in previews too', async ({ page }) => {
  await page.goto('/api/vars');
  await expect(page).toHaveTitle('vars() | NativeWind');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', 'vars() | NativeWind');
  const description = await meta(page, 'description').getAttribute('content');
  expect(description?.length).toBeGreaterThan(49);
  await expect(meta(page, 'og:description')).toHaveAttribute('content', description ?? '');
});

test('META-05 there is one preview picture with an absolute URL', async ({ page, request }) => {
  await page.goto('/api/vars');
  await expect(meta(page, 'og:image')).toHaveCount(1);
  const image = (await meta(page, 'og:image').getAttribute('content')) ?? '';
  expect(image).toMatch(new RegExp(`^${origin}/`));
  expect((await request.get(image.slice(origin.length))).status()).toBe(200);
});

test('META-06 META-07 canonical and alternate URLs have the same trailing slash as links', async ({
  page,
}) => {
  for (const path of ['/overview/', '/api/vars', '/blog']) {
    await page.goto(path);
    await expect(rel(page, 'canonical')).toHaveAttribute('href', `${origin}${path}`);
    await expect(meta(page, 'og:url')).toHaveAttribute('content', `${origin}${path}`);
    for (const language of ['en', 'x-default']) {
      const alternate = page.locator(`head link[rel="alternate"][hreflang="${language}"]`);
      await expect(alternate).toHaveAttribute('href', `${origin}${path}`);
    }
    await expect(meta(page, 'og:locale')).toHaveAttribute('content', 'en');
    await expect(meta(page, 'og:locale:alternate')).toHaveCount(0);
  }
});

test('META-06 the canonical URL of an old page is the same page in the latest version', async ({
  page,
}) => {
  await page.goto('/v2/core-concepts/dark-mode');
  await expect(rel(page, 'canonical')).toHaveAttribute('href', `${origin}/core-concepts/dark-mode`);
});

test('META-08 SPAGE-11 the sitemap lists every page except the search page', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  for (const path of [
    '/',
    '/overview/',
    '/api/vars',
    '/v2/',
    '/v2/api/styled',
    '/blog',
    '/blog/tags/v-4',
  ]) {
    expect(urls).toContain(`${origin}${path}`);
  }
  expect(urls.filter((url) => url?.includes('/search') || url?.includes('404'))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  expect(xml).toContain('<changefreq>weekly</changefreq>');
  expect(xml).toContain('<priority>0.5</priority>');
});

test('META-05 client-side navigation removes preview tags, so none belong to another page', async ({
  page,
}) => {
  await openPage(page, '/core-concepts/dark-mode');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', 'Dark mode | NativeWind');
  await expect(meta(page, 'twitter:image')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'States' })
    .click();
  await expect(page).toHaveTitle('States | NativeWind');
  const previews = page.locator('head meta:is([property^="og:"], [name^="twitter:"])');
  await expect(previews).toHaveCount(1);
  await expect(meta(page, 'og:locale')).toHaveCount(1);
});

test('NAVIG-09 META-02 the head is the same after client-side navigation as after a full load', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/v2/core-concepts/dark-mode');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const docs = page.getByRole('navigation', { name: 'Docs sidebar' });
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const steps = [
    ['/core-concepts/dark-mode', page.getByRole('alert').getByRole('link')],
    ['/core-concepts/states', docs.getByRole('link', { name: 'States' })],
    ['/blog', navbar.getByRole('link', { name: 'Blog' })],
    ['/search', page.getByRole('contentinfo').getByRole('link', { name: 'Search' })],
    ['/', navbar.getByRole('link', { name: 'Docs' })],
  ] as const;
  for (const [path, link] of steps) {
    if ((await link.count()) === 0) continue;
    const html = await (await page.request.get(path)).text();
    const expected = await page.evaluate(readHead, html);
    await link.first().click();
    await expect(page).toHaveURL(`${new URL(page.url()).origin}${path}`);
    await expect(page).toHaveTitle(expected.title[0] ?? '');
    await expect.poll(() => page.evaluate(readHead, ''), path).toEqual(expected);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => 'kept' in window), 'no full page load').toBe(true);
  }
});

/**
 * Runs in the page. Returns the metadata in the head of `html`, or of the current document if `html` is
 * empty.
 */
function readHead(html: string) {
  const { head } = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const all = (selector: string, name: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '').sort();
  return {
    title: [...head.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''),
    description: all('meta[name=description]', 'content'),
    robots: all('meta[name=robots]', 'content'),
    canonical: all('link[rel=canonical]', 'href'),
    languages: all('link[rel=alternate][hreflang]', 'href'),
  };
}
