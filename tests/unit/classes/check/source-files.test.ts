import { symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSourceFiles } from '@/lib/classes/check/source-files';
import { writeTree } from '../../../support/write-tree';

test('scripts are read in all folders of an app', () => {
  const folder = writeTree(test.info().outputPath('app'), {
    'b.jsx': 'b',
    'a/c.ts': '\uFEFFc',
    'a/d.css': 'd',
    'a/e.mts': 'e',
    '.expo/f.js': 'f',
    'a/node_modules/g/g.js': 'g',
    'App.tsx': 'h',
    'i.js': 'i',
  });
  symlinkSync(folder, join(folder, 'loop'));
  const { files, notices } = readSourceFiles(folder);
  expect(files.map(({ name, text }) => [relative(folder, name), text])).toEqual([
    ['App.tsx', 'h'],
    ['a/c.ts', 'c'],
    ['b.jsx', 'b'],
    ['i.js', 'i'],
  ]);
  expect(notices).toEqual([]);
});

test('a path can be a single script', () => {
  const folder = writeTree(test.info().outputPath('app'), { 'a.tsx': 'a', 'a.css': 'b' });
  const file = join(folder, 'a.tsx');
  expect(readSourceFiles(file).files).toEqual([{ name: file, text: 'a' }]);
  expect(() => readSourceFiles(join(folder, 'a.css'))).toThrow(
    /a\.css is not a \.tsx, \.ts, \.jsx, or \.js file\.$/,
  );
  expect(() => readSourceFiles(join(folder, 'none'))).toThrow(/^There is no folder .*none\.$/);
});
