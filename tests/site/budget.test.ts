import { join } from 'node:path';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { unusedFeatures } from '@/lib/export/policy/features';
import { toOverruns, toPageWeight, toTable } from '@/lib/export/policy/page-weight';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');

test('every page is within its budget of script, markup, payload and style', async () => {
  const weights = (await readExportedPages(out)).map(toPageWeight);
  expect(weights.length).toBeGreaterThan(0);
  const overruns = toOverruns(weights);
  const heavy = weights.filter(({ path }) => overruns.some((overrun) => overrun.path === path));
  expect(overruns, toTable(heavy)).toEqual([]);
});

test('ROUTE-10 no page loads the code of a feature that it does not show', async () => {
  expect((await readExportedPages(out)).flatMap(unusedFeatures)).toEqual([]);
});
