import { expect, test } from '@playwright/test';
import { type NavigationKind, navigationKind, toRoute } from '@/lib/browser/page-link';

const origin = 'https://site.test';

const steps: [from: string, to: string, step: NavigationKind][] = [
  ['/a', '/b', 'page'],
  ['/a', '/b#x', 'page'],
  ['/a', '/a#x', 'hash'],
  ['/a/', '/a#x', 'hash'],
  ['/a', '/A.html#x', 'hash'],
  ['/a#x', '/a', 'top'],
  ['/a', '/a', 'top'],
  ['/a', '/a?q=1', 'query'],
  ['/a?q=1', '/a#x', 'query'],
];

for (const [from, to, step] of steps) {
  test(`NAVIG-05 NAVIG-06 navigating from ${from} to ${to} is a "${step}" step`, () => {
    expect(navigationKind(new URL(from, origin), new URL(to, origin))).toBe(step);
  });
}

const routes: [href: string, route: string | undefined][] = [
  ['/a', '/a'],
  ['/a/', '/a/'],
  ['/a.html?x=1#y', '/a.html?x=1#y'],
  ['/blog/v4.1', '/blog/v4.1'],
  ['/a.md', undefined],
  ['/sitemap.xml', undefined],
  ['https://other.test/a', undefined],
  ['mailto:a@site.test', undefined],
];

for (const [href, route] of routes) {
  test(`PREF-05 the router ${route ? 'handles' : 'ignores'} ${href}`, () => {
    expect(toRoute(new URL(href, origin), origin)).toBe(route);
  });
}
