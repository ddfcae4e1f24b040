import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkSite } from '@/lib/check/site-check';
import { formatErrors } from '@/lib/content/content-error';

const folder = process.env.SITE_DIR;

test.afterAll(() => {
  if (folder === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = folder;
});

test('BUILD-01 BUILD-03 every kind of bad input is one error with its place, all in one report', async () => {
  process.env.SITE_DIR = 'tests/fixtures/content/bad-input';
  const report = readFileSync(`${process.env.SITE_DIR}/report.txt`, 'utf8');
  expect(`${formatErrors(await checkSite(['Tabs', 'TabItem']))}\n`).toBe(report);
});

test('BUILD-01 a site whose configuration has mistakes is told these first', async () => {
  process.env.SITE_DIR = 'tests/fixtures/content/bad-config';
  expect(formatErrors(await checkSite())).toBe(
    'site.config.ts:3:39  playground is "remote"\n  Expected one of: embedded, snack, off.',
  );
});
