import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { listFiles } from '@/lib/export/build/list-files';
import site from '@/site.config';
import { buildFixture } from '../support/fixture-site';
import { expect, test } from '../support/test';

test('the export of a product without class data and live samples has no files for them', async () => {
  test.setTimeout(300_000);
  const { code, output, dir } = await buildFixture('blog');
  expect(code, output).toBe(0);
  const names = await listFiles(dir);
  expect(names).toContain('changed/index.html');
  expect(names.filter((name) => /^(?:assets\/player|classes)\b/.test(name))).toEqual([]);
  const made = /player|playground|snack|library|look-?up|class-(?!name)|utilit/;
  const scripts = names.filter((name) => name.startsWith('assets/page/'));
  expect(scripts.filter((name) => made.test(name))).toEqual([]);
  expect(await readFile(join(dir, 'playground/index.html'), 'utf8')).toContain(
    'Words of the docs.',
  );
});

test('the export of another product never mentions this product and has no empty folder', async () => {
  test.setTimeout(300_000);
  const { dir } = await buildFixture('blog');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const own = new RegExp(site.product.name, 'i');
  const isNamed = (path: string) => own.test(relative(dir, path));
  const folders = entries.flatMap(
    (entry, index) => (entry.isDirectory() ? paths[index] : []) ?? [],
  );
  expect(folders.filter((folder) => !paths.some((path) => path.startsWith(folder + sep)))).toEqual(
    [],
  );
  expect(paths.filter(isNamed)).toEqual([]);
  const files = paths.filter((_, index) => entries[index]?.isFile());
  const texts = files.filter((path) =>
    /\.(?:html|md|txt|json|xml|js|css|svg|webmanifest)$/.test(path),
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const path of texts) expect(await readFile(path, 'utf8'), path).not.toMatch(own);
});
