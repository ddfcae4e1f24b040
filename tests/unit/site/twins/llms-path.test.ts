import { expect, test } from '@playwright/test';
import { llmsPath } from '@/lib/site/twins/llms-path';

const cases: [path: string, list: string][] = [
  ['/', '/llms.txt'],
  ['/overview/', '/llms.txt'],
  ['/v2', '/v2/llms.txt'],
  ['/v2/', '/v2/llms.txt'],
  ['/V2/api/vars', '/v2/llms.txt'],
  ['/v20/overview', '/llms.txt'],
  ['/blog/post', '/llms.txt'],
];

for (const [path, list] of cases) {
  test(`${list} lists the page ${path}`, () => {
    expect(llmsPath(path, [{ path: '/' }, { path: '/v2' }])).toBe(list);
  });
}

test('a page outside of all versions is in the list at the root', () => {
  expect(llmsPath('/blog/post', [{ path: '/docs' }])).toBe('/llms.txt');
});
