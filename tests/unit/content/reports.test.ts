import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { openResults } from '@/lib/export/cache/result-cache';
import { readSite } from '@/lib/site/read-site';
import { ofClasses } from '@/tests/support/of-classes';
import { siteIn } from '../../support/site';

/** Expects the error report for a fixture site to equal the `report.txt` in its folder. */
function expectReport(name: string): void {
  const folder = `tests/fixtures/content/${name}`;
  const report = readFileSync(`${folder}/report.txt`, 'utf8');
  expect(`${formatErrors(readSite(folder, openResults).errors)}\n`).toBe(report);
}

test.describe('BUILD-05 all mistakes of a site are in one report, by file, line and column', () => {
  test('DOC-12 front matter: broken, missing, unknown or wrong, and neighbors that do not exist', () => {
    expectReport('front-matter');
    expect('ranFrontMatter' in globalThis, 'front matter in JavaScript was run').toBe(false);
  });

  test(
    'ROUTE-08 files that share a URL or id, ignoring case and final slash, or use a URL of the export itself',
    ofClasses,
    () => {
      expectReport('urls');
    },
  );

  test('SIDE-17 DOC-12 a sidebar with a missing doc, a doc listed twice, or nothing to link to', () => {
    expectReport('sidebar');
  });

  test('a sidebar.ts with a syntax error', () => {
    expectReport('sidebar-syntax');
  });

  test('posts: a name without a date, an invalid date, an unknown author', () => {
    expectReport('blog');
  });

  test('authors.yml: unknown keys, wrong values, an author without a name and image', () => {
    expectReport('authors');
  });

  test('authors.yml: a picture that runs or loads something, is not an image, or does not exist', () => {
    expectReport('author-pictures');
    const { authors, pictures } = siteIn('tests/fixtures/content/author-pictures');
    const url = expect.stringMatching(/^\/assets\/fay\.[\da-f]{10}\.svg$/);
    expect(pictures).toEqual([{ file: 'content/blog/fay.svg', url }]);
    expect(authors.fay?.image).toEqual(url);
  });

  test('an unreadable page or authors file is one mistake, not one for each reference', () => {
    expectReport('unread');
  });

  test(
    'redirects: a loop, a chain, over a page or a file of the export, to no page, two from one path',
    ofClasses,
    () => {
      expectReport('redirects');
    },
  );

  test('SIDE-16 SIDE-17 DOC-12 a navbar with sidebars and docs that no version has', () => {
    expectReport('references');
  });
});
