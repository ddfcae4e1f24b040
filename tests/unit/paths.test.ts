import { expect, test } from '@playwright/test';
import { isBelow, plainPath, samePath } from '@/lib/paths';

const plain: [string, string][] = [
  ['/', '/'],
  ['/index.html', '/'],
  ['/overview/', '/overview'],
  ['/V2/API/StyledComponent', '/v2/api/styledcomponent'],
  ['/blog.html', '/blog'],
  ['/v2/index.html', '/v2'],
];

for (const [path, expected] of plain) {
  test(`ROUTE-15 ${path} is the page ${expected}`, () => expect(plainPath(path)).toBe(expected));
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
