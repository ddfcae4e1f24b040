import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { openResults } from '@/lib/export/cache/result-cache';
import { readSite } from '@/lib/site/read-site';
import { siteIn } from '../../support/site';

/** Each folder is a site with mistakes; its report.txt is everything its author is told. */
function expectReport(name: string): void {
  const folder = `tests/fixtures/content/${name}`;
  const report = readFileSync(`${folder}/report.txt`, 'utf8');
  expect(`${formatErrors(readSite(folder, openResults).errors)}\n`).toBe(report);
}

test.describe('BUILD-05 all mistakes of a site are reported at once, by file, line and column', () => {
  test('DOC-12 front matter: broken, missing, unknown or wrong, and neighbors that do not exist', () => {
    expectReport('front-matter');
    expect('ranFrontMatter' in globalThis, 'front matter in JavaScript was run').toBe(false);
  });

  test('ROUTE-08 two files have one URL or id, case and final slash disregarded, or one of the export’s own', () => {
    expectReport('urls');
  });

  test('SIDE-17 DOC-12 a sidebar names a doc that does not exist or twice, or has nothing to link to', () => {
    expectReport('sidebar');
  });

  test('a sidebar.ts that is no TypeScript', () => {
    expectReport('sidebar-syntax');
  });

  test('posts: a name without date, a date that is none, an author nobody knows', () => {
    expectReport('blog');
  });

  test('authors.yml: unknown keys, wrong values, an author without name and image', () => {
    expectReport('authors');
  });

  test('authors.yml: a picture that runs or loads something, is not a picture, or does not exist', () => {
    expectReport('author-pictures');
    const { authors, pictures } = siteIn('tests/fixtures/content/author-pictures');
    const url = expect.stringMatching(/^\/assets\/fay\.[\da-f]{10}\.svg$/);
    expect(pictures).toEqual([{ file: 'content/blog/fay.svg', url }]);
    expect(authors.fay?.image).toEqual(url);
  });

  test('a page or a file of authors that cannot be read is one mistake, not one for each that names it', () => {
    expectReport('unread');
  });

  test('redirects: a circle, a chain, over a page or a file of the export, to no page, two from one path', () => {
    expectReport('redirects');
  });

  test('SIDE-16 SIDE-17 DOC-12 the navbar names sidebars and docs that no version has', () => {
    expectReport('references');
  });
});
