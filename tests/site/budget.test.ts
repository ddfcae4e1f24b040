import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { unusedFeatures } from '@/lib/export/policy/features';
import { toOverruns, toPageWeight, toTable } from '@/lib/export/policy/page-weight';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');

test('every page is within its budgets for scripts, markup, payload and CSS', async () => {
  const weights = (await readExportedPages(out)).map(toPageWeight);
  expect(weights.length).toBeGreaterThan(0);
  const overruns = toOverruns(weights);
  const heavy = weights.filter(({ path }) => overruns.some((overrun) => overrun.path === path));
  expect(overruns, toTable(heavy)).toEqual([]);
});

test('hydration loads at most 160 KB of scripts', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/_next\/.+\.js$/.test(response.url()))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await openPage(page, '/tailwind/flexbox/gap');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThan(160 * 1024);
});

test('ROUTE-10 no page loads the code of a feature that it does not show', async () => {
  expect((await readExportedPages(out)).flatMap(unusedFeatures)).toEqual([]);
});
