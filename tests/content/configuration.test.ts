import { expect, test } from '@playwright/test';
import { siteVersion } from '@/lib/export/build/build-facts';
import site from '@/site.config';

test('ROUTE-18 the site has a framework version and its own version', () => {
  expect([site.frameworkVersion, siteVersion]).toEqual(['3.0.0', '0.0.61']);
});

test('DOC-14 the versions are v4, the latest at the root, and v2', () => {
  const versions = site.versions.map(({ name, label, isLast, path }) => [
    name,
    label,
    isLast,
    path,
  ]);
  expect(versions).toEqual([
    ['current', 'v4', true, '/'],
    ['v2', 'v2', false, '/v2'],
  ]);
});
