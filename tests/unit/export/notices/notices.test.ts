import { expect, test } from '@playwright/test';
import { packageFolders, toNotice, toNotices } from '@/lib/export/notices/notices';
import { writeTree } from '../../../support/write-tree';

test('the packages of source files are found once each, in nested folders too', () => {
  const folder = writeTree(test.info().outputPath('sources'), {
    'node_modules/a/package.json': '{}',
    'node_modules/a/node_modules/@b/c/package.json': '{}',
    'node_modules/a/dist/compiled/d/package.json': '{}',
    'node_modules/a/dist/compiled/d/LICENSE': 'Terms of d',
  });
  const sources = [
    `${folder}/node_modules/a/index.js`,
    `${folder}/node_modules/a/node_modules/@b/c/lib/index.js`,
    `stub:${folder}/node_modules/a/other.js`,
    'lib/search/rank.ts',
    'stub:fs',
    `${folder}/node_modules/a/dist/compiled/d/index.js`,
  ];
  expect(packageFolders(sources)).toEqual([
    `${folder}/node_modules/a`,
    `${folder}/node_modules/a/dist/compiled/d`,
    `${folder}/node_modules/a/node_modules/@b/c`,
  ]);
  expect(toNotice(`${folder}/node_modules/a/dist/compiled/d`)).toEqual({
    title: 'd, in Next.js (see below)',
    text: 'Terms of d',
  });
});

test('each package has its license files, or else the license in its package.json', () => {
  const folder = writeTree(test.info().outputPath('packages'), {
    'a/package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
    'a/LICENSE.txt': 'Terms of a\n',
    'a/NOTICE': 'Notice of a',
    'b/package.json':
      '{"name":"b","version":"2.0.0","license":"ISC","repository":{"url":"git+https://b.example/b.git"}}',
    'c/package.json': '{"name":"c","version":"3.0.0"}',
    'd/package.json': '{"name":"d","version":"1.0.0","license":"MIT","repository":"some/d"}',
    'd/node_modules/a/package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
    'd/node_modules/a/LICENSE': 'Terms of a\n\nNotice of a',
  });
  const text = toNotices('These:', [toNotice(`${folder}/a`), toNotice(`${folder}/b`)]);
  expect(text).toMatch(/^These:\n\n- a 1/);
  expect(text).toContain('- a 1.0.0 (MIT)\n- b 2.0.0 (ISC)\n');
  expect(text).toContain('a 1.0.0 (MIT)\n\nTerms of a\n\nNotice of a\n');
  expect(text).toContain('b 2.0.0 (ISC)\n\nSource code: https://b.example/b\n\nLicense: ISC\n');
  const nested = toNotice(`${folder}/d/node_modules/a`);
  expect(toNotices('', [toNotice(`${folder}/a`), nested]).match(/^- a/gm)).toHaveLength(1);
  expect(toNotice(`${folder}/d`).text).toBe(
    'Source code: https://github.com/some/d\n\nLicense: MIT',
  );
  expect(() => toNotice(`${folder}/c`)).toThrow('names no license');
});
