import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '@/site.config';
import { siteIn } from '@/tests/support/site';
import { expect, test } from '@/tests/support/test';

test.use({ sharesPage: false });

const paths = [
  '/',
  '/search',
  '/blog',
  '/blog/announcement-nativewind-v4',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/announcement',
  '/blog/tags/nativewind',
  '/blog/tags/v-4',
  '/overview/',
  '/troubleshooting',
  '/v2/',
  '/v2/overview/',
  '/v2/api/styled',
  '/v2/getting-started/installation',
];

for (const path of paths) {
  test(`ROUTE-01 ROUTE-15 ${path} is a static page, with and without a trailing slash`, async ({
    request,
  }) => {
    for (const form of [path, path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`]) {
      const answer = await request.get(form);
      expect(answer.status(), form).toBe(200);
      expect(await answer.text(), form).toMatch(/<h1[ >]/);
    }
  });
}

test('ROUTE-15 links to folder indexes end in a slash', () => {
  const indexes = siteIn().docs.flatMap(({ path }) => /^(.+)\/$/.exec(path)?.[1] ?? []);
  expect(indexes).toEqual(expect.arrayContaining(['/overview', '/tailwind', '/v2']));
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /^sitemap\.xml$|\.html$/.test(name))) {
    const links = readFileSync(join('out', file), 'utf8').matchAll(/(?:href="|<loc>)([^"<#?]*)/g);
    const paths = [...links].map(([, link = '']) => link.replace(config.url, ''));
    expect
      .soft(
        paths.filter((path) => indexes.includes(path)),
        file,
      )
      .toEqual([]);
  }
});

test('ROUTE-02 the landing page is the home of the current docs', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-version', 'current');
});

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('ROUTE-11 ROUTE-12 responds with 404 inside the shell', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | NativeWind');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(page.getByText('their link is broken')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('ROUTE-10 a cold load fetches no other page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/core-concepts/states', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.endsWith('.txt') || path.endsWith('.html'))).toEqual([]);
});

test('ROUTE-16 IMPLIED-14 no page sends a request to another site or sets a cookie', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const path of ['/', '/core-concepts/states', '/blog'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('ROUTE-07 ROUTE-08 v2 pages keep the capital letters of their URLs', async ({ page }) => {
  await page.goto('/v2/api/StyledComponent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'api/StyledComponent');
});

test('ROUTE-17 paths have no language prefix', async ({ request }) => {
  expect((await request.get('/en/overview/')).status()).toBe(404);
});
