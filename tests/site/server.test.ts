import { createServer } from 'node:http';
import { listen } from '@/lib/export/hosts/static-server';
import { expect, test } from '../support/test';

test('ROUTE-15 IMPLIED-10 a page responds with and without a trailing slash, in any letter case', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/overview',
    '/overview/',
    '/v2',
    '/v2/',
    '/Overview',
    '/V2/OVERVIEW/',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  }
});

test('ROUTE-13 IMPLIED-10 an .html suffix serves the page and leaves the URL unchanged', async ({
  page,
}) => {
  await page.goto('/v2/overview/');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  for (const path of [
    '/v2/overview/index.html?q=1',
    '/v2/overview.html?q=1',
    '/v2/overview.html%20',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    expect(page.url()).toMatch(new RegExp(`${path.replace(/[.?]/g, '\\$&')}$`));
  }
});

test('ROUTE-13 the suffix is removed only at the very end and in lowercase', async ({
  request,
}) => {
  for (const path of ['/blog.html/', '/blog.HTML', '/blog.htm']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('ROUTE-11 a path without a page responds with status 404 and the not-found page', async ({
  request,
}) => {
  const response = await request.get('/no/such/page');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('Page Not Found');
});

test('BUILD-04 pages are revalidated, hashed files are immutable, and all text is compressed', async ({
  request,
}) => {
  const page = await request.get('/overview/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(page.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
    vary: 'Accept, Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const etag = page.headers().etag ?? '';
  const again = await request.get('/overview/', {
    headers: { 'accept-encoding': 'br, gzip', 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);

  const script = /(\/_next\/static\/[^" ]+\.js)/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('BUILD-04 the page data for client-side navigation is a file', async ({ request }) => {
  const paths = ['/index.txt', '/overview.txt', '/v2.txt', '/getting-started/installation.txt'];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
  }
});

test('only GET and HEAD are allowed', async ({ request }) => {
  const response = await request.post('/overview/');
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

test('the server takes the next free port if one is in use', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { server, port: found } = await listen((_, response) => response.end(), port);
  expect(found).toBeGreaterThan(port);
  server.close();
  taken.close();
});
