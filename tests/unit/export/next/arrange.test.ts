import { expect, test } from '@playwright/test';
import { toArrangement, toDataFile, toDataFolder, toPagePath } from '@/lib/export/next/arrange';

test('BUILD-04 a page becomes the index of a folder, which serves both slash forms', () => {
  expect(toArrangement(['overview.html', 'overview.txt'])).toEqual([
    { from: 'overview.html', to: 'overview/index.html' },
  ]);
});

test('BUILD-04 the root page, the not-found page and public files stay where they are', () => {
  const names = ['index.html', 'index.txt', '404.html', 'player.html', 'robots.txt', 'img/a.png'];
  expect(toArrangement(names)).toEqual([]);
});

test('files that are never requested are dropped', () => {
  const names = ['_not-found.html', '_not-found.txt', 'a/__next._tree.txt', '__next._full.txt'];
  expect(toArrangement(names)).toEqual(names.map((from) => ({ from })));
});

test('an arranged file maps to its page', () => {
  const files = ['index.html', 'v2/index.html', 'a/b/index.html'];
  expect(files.map(toPagePath)).toEqual(['/', '/v2', '/a/b']);
});

test('a data file belongs to the page with its folder or name', () => {
  const files = ['index.txt', 'a/b.txt', 'a/b/index.txt', 'a/z-index.txt'];
  expect(files.map(toDataFolder)).toEqual(['', 'a/b', 'a/b', 'a/z-index']);
});

test('an arranged page maps to its data file', () => {
  const files = ['index.html', 'v2/index.html', 'a/b/index.html', 'img/index.html'];
  expect(files.map(toDataFile)).toEqual(['index.txt', 'v2.txt', 'a/b.txt', 'img.txt']);
});
