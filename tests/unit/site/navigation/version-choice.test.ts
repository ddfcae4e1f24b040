import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  currentVersion,
  type VersionNavigation,
  versionChoice,
} from '@/lib/site/navigation/site-navigation';
import { checkProperty, hostileText } from '../../../support/hostile-values';

const versions: VersionNavigation[] = [
  {
    name: 'current',
    label: 'v4',
    path: '/',
    home: '/',
    items: [{ type: 'link', label: 'Vars', href: '/api/vars' }],
    others: ['/', '/overview/'],
  },
  {
    name: 'v2',
    label: 'v2',
    path: '/v2',
    home: '/v2/',
    items: [],
    others: ['/v2/', '/v2/overview/', '/v2/api/styled'],
  },
];

const pages: [path: string, label: string, hrefs: string[]][] = [
  ['/', 'v4', ['/', '/v2/']],
  ['/overview', 'v4', ['/overview/', '/v2/overview/']],
  ['/overview/index.html', 'v4', ['/overview/', '/v2/overview/']],
  ['/api/vars', 'v4', ['/api/vars', '/v2/']],
  ['/v2/overview/', 'v2', ['/overview/', '/v2/overview/']],
  ['/V2/Overview', 'v2', ['/overview/', '/v2/overview/']],
  ['/v2/api/styled', 'v2', ['/', '/v2/api/styled']],
  ['/blog', 'v4', ['/', '/v2/']],
  ['/v2x', 'v4', ['/', '/v2/']],
];

for (const [path, label, hrefs] of pages) {
  test(`DROP-06 DROP-07 DROP-11 IMPLIED-06 on ${path} the version dropdown shows ${label} and links to ${hrefs}`, () => {
    const choice = versionChoice(versions, path, 'v2');
    expect(choice?.label).toBe(label);
    expect(choice?.entries.map(({ href }) => href)).toEqual(hrefs);
    expect(choice?.entries.map(({ label: entry }) => entry)).toEqual(['v4', 'v2']);
  });
}

test('NAV-07 outside every version the preferred one counts, then the latest', () => {
  const apart = versions.map((version) => ({ ...version, path: `/docs${version.path}` }));
  expect(currentVersion(apart, '/blog', 'v2')?.name).toBe('v2');
  expect(currentVersion(apart, '/blog', 'v9')?.name).toBe('current');
  expect(currentVersion(apart, '/docs/v2/api', 'current')?.name).toBe('v2');
});

test('each entry leads to a page of its version for any URL and stored version', () => {
  checkProperty(fc.tuple(hostileText, fc.option(hostileText)), ([path, preferred]) => {
    const choice = versionChoice(versions, `/${path}`, preferred);
    const homes = choice?.entries.map(({ href }) => href);
    assert.ok(
      versions.some(({ label }) => label === choice?.label),
      choice?.label,
    );
    for (const [at, { others, items }] of versions.entries()) {
      const own = [...others, ...items.flatMap((item) => ('href' in item ? item.href : []))];
      assert.ok(own.includes(String(homes?.[at])), homes?.[at]);
    }
  });
});
