import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkSite } from '@/lib/check/site-check';
import { formatErrors } from '@/lib/content/content-error';
import { authorSite, pageText } from '../../support/author-site';

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

test('BUILD-01 a mark that cuts a post in the middle of a component is a mistake', async () => {
  const body = '<Details summary="More">\n\nFirst.\n\n{/* truncate */}\n\nSecond.\n\n</Details>';
  const post = 'title: A post\nauthors: [ada]\ntags: []';
  authorSite(test.info().outputPath('site'), {
    'content/blog/2024-01-02-post.mdx': pageText(body, post),
    'content/blog/authors.yml': 'ada:\n  name: Ada\n',
  });
  expect(formatErrors(await checkSite())).toContain(
    'content/blog/2024-01-02-post.mdx:7:1  <Details> is not closed',
  );
});
