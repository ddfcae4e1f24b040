import { expect, test } from '@playwright/test';
import {
  activeVersion,
  leadsTo,
  linkedPath,
  twinPath,
  type VersionNavigation,
} from '@/lib/site/navigation/site-navigation';

const v4: VersionNavigation = {
  name: 'current',
  label: 'v4',
  path: '/',
  home: '/',
  items: [
    { type: 'link', label: 'Overview', href: '/overview/' },
    {
      type: 'category',
      label: 'API',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'vars()', href: '/api/vars' }],
    },
  ],
  others: ['/troubleshooting'],
};
const v2: VersionNavigation = {
  name: 'v2',
  label: 'v2',
  path: '/v2',
  home: '/v2/',
  items: [{ type: 'link', label: 'Overview', href: '/v2/overview/' }],
  others: ['/v2/troubleshooting'],
};

test('DROP-11 the version with the longest root above a path is active', () => {
  const of = (path: string) => activeVersion([v4, v2], path)?.label;
  expect([of('/blog'), of('/search'), of('/v2x'), of('/V2/api/styled'), of('/v2')]).toEqual([
    'v4',
    'v4',
    'v4',
    'v2',
    'v2',
  ]);
});

test('DROP-07 the same page in another version is found in and out of the sidebar, with its own spelling', () => {
  expect(twinPath(v4, v2, '/overview')).toBe('/v2/overview/');
  expect(twinPath(v2, v4, '/v2/troubleshooting/')).toBe('/troubleshooting');
  expect(twinPath(v4, v2, '/api/vars')).toBeUndefined();
});

test('ROUTE-15 a page links to itself in the form that other links use', () => {
  const of = (path: string) => linkedPath([v4, v2], path);
  expect(['/overview', '/v2/overview/', '/api/vars/', '/blog', '/'].map(of)).toEqual([
    '/overview/',
    '/v2/overview/',
    '/api/vars',
    '/blog',
    '/',
  ]);
});

test('SIDE-05 a category contains the pages inside it', () => {
  const category = v4.items[1];
  expect(category && leadsTo(category, '/api/vars/')).toBe(true);
  expect(category && leadsTo(category, '/overview/')).toBe(false);
});
