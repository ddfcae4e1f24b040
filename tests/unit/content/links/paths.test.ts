import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  isBelow,
  normalizePath,
  pathBelow,
  pathOf,
  samePath,
  toPrefix,
  withoutFinalSlash,
} from '@/lib/config/paths';
import { checkProperty, hostileText } from '../../../support/hostile-values';

const plain: [string, string][] = [
  ['/', '/'],
  ['/index.html', '/'],
  ['/overview/', '/overview'],
  ['/V2/API/StyledComponent', '/v2/api/styledcomponent'],
  ['/blog.html', '/blog'],
  ['/v2/index.html', '/v2'],
];

for (const [path, expected] of plain) {
  test(`ROUTE-15 ${path} is the page ${expected}`, () =>
    expect(normalizePath(path)).toBe(expected));
}

test('SIDE-04 the same page is recognized whatever the case and the trailing slash', () => {
  expect(samePath('/v2/api/StyledComponent/', '/V2/api/styledcomponent')).toBe(true);
  expect(samePath('/v2', '/v2/api')).toBe(false);
});

test('DROP-11 a version is a whole path segment: /v2x is not below /v2', () => {
  expect(isBelow('/V2/overview', '/v2')).toBe(true);
  expect(isBelow('/v2x', '/v2')).toBe(false);
  expect(isBelow('/blog', '/')).toBe(true);
});

test('a path with many spaces and slashes is normalized in linear time', () => {
  for (const part of [' ', '/']) {
    const many = part.repeat(500_000);
    expect(normalizePath(`/${many}a`)).toBe(`/${many}a`);
    expect(pathBelow('/', `/${many}A`)).toBe(`/${many}a`);
  }
});

test('removing the final slash keeps the spelling of a path, and the root stays', () => {
  const rows = [
    ['/a/', '/a'],
    ['/A/b', '/A/b'],
    ['/', '/'],
  ];
  for (const [path = '', plain] of rows) expect(withoutFinalSlash(path)).toBe(plain);
});

test('the part of a path below a root has one spelling', () => {
  const rows = [
    ['/', '/A/b/', '/a/b'],
    ['/v2', '/v2/A', '/a'],
    ['/v2', '/v2/', ''],
  ];
  for (const [root = '', path = '', below] of rows) expect(pathBelow(root, path)).toBe(below);
});

test('the path of any URL has no query, stays below its root and is the same in every form', () => {
  const root = fc.constantFrom('/', '/v2', '/v2/', '/a/B');
  checkProperty(fc.tuple(root, hostileText), ([base, text]) => {
    const path = normalizePath(`${toPrefix(base)}/${text}x`);
    assert.ok(isBelow(`${toPrefix(base)}/x${text}`, base));
    assert.doesNotMatch(pathOf(text), /[?#]/);
    const forms = [path, `${path}/`, `${path}.html`, `${path}/index.html%20`];
    assert.deepEqual(
      forms.filter((form) => !samePath(form, path)),
      [],
    );
  });
});
