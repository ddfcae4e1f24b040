import { expect, test } from '@playwright/test';
import { type LinkRule, linkState } from '@/lib/site/navigation/current-link';
import type { VersionNavigation } from '@/lib/site/navigation/site-navigation';

const version = (name: string, path: string, home: string): VersionNavigation => ({
  name,
  label: name,
  path,
  home,
  items: [{ type: 'link', label: 'Overview', href: `${home}overview/` }],
  others: [home, `${home}hidden`],
});
const versions = [version('current', '/', '/'), version('v2', '/v2', '/v2/')];
const target = (path: string, unlisted = false) => ({ path, title: 'A doc', unlisted });

const cases: [why: string, rule: LinkRule, path: string, href: string, current: boolean][] = [
  ['its own path', { href: '/blog' }, '/blog/archive', '/blog', true],
  ['another path', { href: '/blog' }, '/blogs', '/blog', false],
  ['a base path', { href: '/a', below: '/b' }, '/b/c', '/a', true],
  ['a pattern', { href: '/a', below: '/b', regex: '^/c' }, '/c', '/a', true],
  ['a pattern over a base path', { href: '/a', below: '/b', regex: '^/c' }, '/b', '/a', false],
  ['another site', { href: 'https://a.test/' }, '/', 'https://a.test/', false],
  ['the docs, in the sidebar', {}, '/overview', '/', true],
  ['the docs, outside of it', {}, '/hidden', '/', false],
  ['the docs of v2', {}, '/v2/overview', '/v2/', true],
  [
    'a doc, on another page of its sidebar',
    { targets: { current: target('/a') } },
    '/overview',
    '/a',
    true,
  ],
  [
    'an exact doc, on another page of its sidebar',
    { targets: { current: target('/a') }, exact: true },
    '/overview',
    '/a',
    false,
  ],
  ['an exact doc', { targets: { current: target('/a') }, exact: true }, '/a', '/a', true],
  ['a doc of v2', { targets: { v2: target('/v2/a') } }, '/v2/a', '/v2/a', true],
];

for (const [why, rule, path, href, current] of cases) {
  test(`NAV-06 NAV-07 NAV-08 ${why}: ${path}`, () => {
    expect(linkState(rule, { versions, path, preferred: null })).toMatchObject({ href, current });
  });
}

test('NAV-08 an unlisted doc is hidden unless it is open, and a missing one always', () => {
  const hidden = (targets: LinkRule['targets'], path: string) =>
    linkState({ targets }, { versions, path, preferred: null }).hidden;
  expect(hidden({ current: target('/hidden', true) }, '/overview')).toBe(true);
  expect(hidden({ current: target('/hidden', true) }, '/hidden')).toBe(false);
  expect(hidden({ v2: target('/v2/a') }, '/overview')).toBe(true);
});
