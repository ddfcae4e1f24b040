import { expect, test } from '@playwright/test';
import { withDownloads } from '@/lib/site/downloads/downloads';
import { site } from '@/tests/fixtures/content/site';

const own = { ...site, downloads: true, versions: site.versions.slice(0, 1) };
const copies = [
  { label: 'v4 as web pages', to: '/downloads/fixture-v4.zip' },
  { label: 'v4 as Markdown', to: '/downloads/fixture-v4.md' },
];

test('the footer gets downloads as a column, in its row, or not at all', () => {
  const row = [{ label: 'Blog', to: '/blog' }];
  const columns = [{ title: 'More', items: row }];
  expect(withDownloads(columns, own)).toEqual([...columns, { title: 'Offline', items: copies }]);
  expect(withDownloads(row, own)).toEqual([...row, ...copies]);
  expect(withDownloads(row, { ...own, downloads: false })).toBe(row);
});
