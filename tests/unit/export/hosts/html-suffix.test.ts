import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { notFoundScript, withoutHtmlSuffix } from '@/lib/export/hosts/html-suffix';
import { checkProperty, hostileText } from '../../../support/hostile-values';

test('ROUTE-13 the html suffix is removed at the very end and in lowercase only', () => {
  const rows: [path: string, result: string | undefined][] = [
    ['/v2/index.html', '/v2'],
    ['/blog.html', '/blog'],
    ['/index.html', '/'],
    ['/.html', '/'],
    ['/blog.html%20', '/blog'],
    ['/a.html/', undefined],
    ['/a.HTML', undefined],
    ['/a', undefined],
    ['/html', undefined],
  ];
  for (const [path, result] of rows) expect(withoutHtmlSuffix(path), path).toBe(result);
});

test('a path with many spaces is processed in linear time', () => {
  const blanks = ' '.repeat(500_000);
  expect(withoutHtmlSuffix(`/${blanks}a.html`)).toBe(`/${blanks}a`);
});

/**
 * Runs the not-found page's script on a site with these pages. Returns the URLs that it redirected to and the
 * URLs that it fetched.
 */
async function follow(pathname: string, pages: string[], search = '', hash = '') {
  const origin = 'https://docs.example';
  const went: string[] = [];
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return { ok: pages.some((page) => url === origin + page) };
  };
  const location = { origin, pathname, search, hash, replace: (url: string) => went.push(url) };
  runInNewContext(notFoundScript, { location, fetch });
  await new Promise((done) => setImmediate(done));
  return { went, asked };
}

test('ROUTE-13 IMPLIED-10 the not-found page of a plain host redirects to the page with its query and hash', async () => {
  const { went } = await follow('/blog.html', ['/blog'], '?q=1', '#part');
  expect(went).toEqual(['https://docs.example/blog?q=1#part']);
});

test('ROUTE-15 the not-found page of a plain host tries the path in lowercase', async () => {
  const { went } = await follow('/Overview', ['/overview']);
  expect(went).toEqual(['https://docs.example/overview']);
});

test('ROUTE-11 the not-found page stays if no such page exists', async () => {
  expect(await follow('/missing', [])).toEqual({ went: [], asked: [] });
  expect((await follow('/missing.html', [])).went).toEqual([]);
});

test('ROUTE-13 the not-found page never leaves the site', async () => {
  const { asked } = await follow('//elsewhere.example/a.html', []);
  expect(asked).toEqual(['https://docs.example//elsewhere.example/a']);
});

test('any path loses its suffix and surrounding spaces, and nothing else', () => {
  checkProperty(hostileText, (text) => {
    assert.equal(withoutHtmlSuffix(`/${text}x.html`), `/${text}x`);
    assert.equal(withoutHtmlSuffix(` /${text}x/index.html %20`), `/${text}x`);
    const bare = withoutHtmlSuffix(text);
    if (bare !== undefined && bare !== '/') assert.ok(text.includes(bare), bare);
  });
});
