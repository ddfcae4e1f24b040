import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { BuildInputs } from '@/lib/export/build/build-inputs';
import { takeOver, toRender } from '@/lib/export/build/last-export';
import { listFiles } from '@/lib/export/build/list-files';
import { writeTree } from '@/tests/support/write-tree';

const bodies = { 'a.mdx': '1', 'b.mdx': '2', 'c.mdx': '3', 'd.mdx': '4' };
const sources: BuildInputs = { code: 'c', site: 's', bodies };

for (const [name, now, expected] of [
  ['unchanged sources render nothing', sources, { kind: 'nothing' }],
  ['changed code renders all pages', { ...sources, code: 'd' }, { kind: 'all' }],
  ['a change shared by all pages renders all pages', { ...sources, site: 't' }, { kind: 'all' }],
  [
    'a changed body renders its page',
    { ...sources, bodies: { ...bodies, 'b.mdx': '3' } },
    { kind: 'docs', files: ['b.mdx'] },
  ],
  [
    'many changed bodies render all pages',
    { ...sources, bodies: { ...bodies, 'b.mdx': '3', 'c.mdx': '4' } },
    { kind: 'all' },
  ],
  [
    'a new doc renders all pages',
    { ...sources, bodies: { ...bodies, 'e.mdx': '5' } },
    { kind: 'all' },
  ],
  [
    'a removed doc renders all pages',
    { ...sources, bodies: { 'a.mdx': '1', 'b.mdx': '2', 'c.mdx': '3' } },
    { kind: 'all' },
  ],
] as const) {
  test(name, () => expect(toRender(sources, now)).toEqual(expected));
}

test('the first build renders all pages', () => {
  expect(toRender(undefined, sources)).toEqual({ kind: 'all' });
});

test('a partial build copies the other pages but not its old version of an edited page', async () => {
  const exported = writeTree(test.info().outputPath('exported'), {
    'a.html': 'old a',
    'a.html.br': 'old a',
    'b.html': 'b',
    'b.html.br': 'b',
    'assets/x.js': 'old script',
    'downloads/all.zip': 'old',
    'downloads/index.html': 'a page about them',
    'build.json': '{}',
  });
  const made = writeTree(test.info().outputPath('made'), { 'a.html': 'new a' });
  await takeOver(exported, made);
  expect(await listFiles(made)).toEqual(['a.html', 'b.html', 'b.html.br', 'downloads/index.html']);
  expect(readFileSync(`${made}/a.html`, 'utf8')).toBe('new a');
});
