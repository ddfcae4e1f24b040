import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { resolveFile, toFileIndex, toPathname } from '@/lib/export/hosts/resolve-file';
import { checkProperty, hostileText } from '../../../support/hostile-values';

const index = toFileIndex([
  'index.html',
  'index.txt',
  '404.html',
  'overview/index.html',
  'overview.txt',
  'v2/index.html',
  'v2/api/StyledComponent/index.html',
  'blog/index.html',
  'player.html',
  'player/index.html',
]);

function expectFiles(rows: [path: string, file: string | undefined][]) {
  for (const [path, file] of rows) expect(resolveFile(path, index), path).toBe(file);
}

test('ROUTE-15 a page is found with and without a trailing slash', () => {
  expectFiles([
    ['/', '/index.html'],
    ['/overview', '/overview/index.html'],
    ['/overview/', '/overview/index.html'],
    ['/v2', '/v2/index.html'],
    ['/v2/', '/v2/index.html'],
    ['/overview.txt', '/overview.txt'],
  ]);
});

test('ROUTE-15 letter case does not matter unless an exact file matches', () => {
  expectFiles([
    ['/OverView', '/overview/index.html'],
    ['/v2/api/styledcomponent/', '/v2/api/StyledComponent/index.html'],
    ['/V2/Index.html', '/v2/index.html'],
    ['/Overview.TXT', '/overview.txt'],
  ]);
});

test('ROUTE-13 a final html suffix is removed if no file matches exactly', () => {
  expectFiles([
    ['/index.html', '/index.html'],
    ['/.html', '/index.html'],
    ['/v2/index.html', '/v2/index.html'],
    ['/blog.html', '/blog/index.html'],
    ['/BLOG.html', '/blog/index.html'],
    [' /blog.html ', '/blog/index.html'],
    [' /blog ', '/blog/index.html'],
  ]);
});

test('ROUTE-13 the suffix is removed in lowercase and at the very end only', () => {
  expectFiles([
    ['/blog.html/', undefined],
    ['/blog.HTML', undefined],
    ['/blog.htm', undefined],
    ['/blog.html.html', undefined],
    ['/v2/index.html/', undefined],
  ]);
});

test('ROUTE-14 a file whose real name ends in .html wins over the page without it', () => {
  expectFiles([
    ['/player.html', '/player.html'],
    ['/player', '/player/index.html'],
  ]);
});

test('ROUTE-11 a path that matches nothing has no file', () => {
  expectFiles([
    ['/missing', undefined],
    ['/missing.html', undefined],
    ['/../etc/passwd', undefined],
    ['/overview.txt/', undefined],
  ]);
});

test('ROUTE-13 a request path is stripped of query, hash, encoding and base path', () => {
  const rows: [url: string, basePath: string, path: string | undefined][] = [
    ['/a%20b?q=1', '', '/a b'],
    ['/?q=/x', '', '/'],
    ['/docs', '/docs', '/'],
    ['/docs/a?b#c', '/docs', '/a'],
    ['/docsy/a', '/docs', undefined],
    ['/a', '/docs', undefined],
    ['/%E0%A4', '', undefined],
  ];
  for (const [url, basePath, path] of rows) expect(toPathname(url, basePath), url).toBe(path);
});

test('any request resolves to a file of the export or to none', () => {
  const names = ['index.html', 'a/index.html', 'b.txt'];
  const index = toFileIndex(names);
  checkProperty(hostileText, (text) => {
    const path = toPathname(`/base/${text}`, '/base');
    const file = path === undefined ? undefined : resolveFile(path, index);
    assert.ok([undefined, ...names.map((name) => `/${name}`)].includes(file), file);
  });
});
