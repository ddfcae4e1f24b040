import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeBuild } from '@/lib/export/build/build-facts';
import { keepFiles } from '@/lib/export/build/keep-files';
import { takeOver } from '@/lib/export/build/last-export';
import { emptyRules } from '@/tests/support/empty-rules';
import { writeProject } from '@/tests/support/project';

const rules = emptyRules();
const facts = { frameworkVersion: '1', siteVersion: '1', pages: 1, rules };

/** Writes an export with these files, plus the hashed files kept from the last export. Returns its folder. */
async function buildAfter(last: string, files: string[]): Promise<string> {
  const dir = writeProject(Object.fromEntries(files.map((name) => [name, name])));
  await writeBuild(dir, { ...facts, kept: await keepFiles(last, dir) });
  return dir;
}

const chunks = (dir: string) => readdirSync(join(dir, '_next/static')).sort();

test('hashed files stay for three more exports, with their compressed copies', async () => {
  let dir = await buildAfter('/none', ['_next/static/a.js', '_next/static/a.js.br', 'a.html']);
  for (const [index, expected] of [
    ['a.js', 'a.js.br', 'b0.js'],
    ['a.js', 'a.js.br', 'b0.js', 'b1.js'],
    ['a.js', 'a.js.br', 'b0.js', 'b1.js', 'b2.js'],
    ['b0.js', 'b1.js', 'b2.js', 'b3.js'],
  ].entries()) {
    dir = await buildAfter(dir, [`_next/static/b${index}.js`]);
    expect(chunks(dir), `export ${index}`).toEqual(expected);
  }
  expect(readdirSync(dir)).not.toContain('a.html');
  expect(JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')).kept).toEqual({
    '_next/static/b0.js': 3,
    '_next/static/b1.js': 2,
    '_next/static/b2.js': 1,
  });
});

test('a retained file that an export contains again counts as new', async () => {
  const first = await buildAfter('/none', ['_next/static/a.js']);
  const second = await buildAfter(first, ['_next/static/b.js']);
  const third = await buildAfter(second, ['_next/static/a.js']);
  const { kept } = JSON.parse(readFileSync(join(third, 'build.json'), 'utf8'));
  expect(kept).toEqual({ '_next/static/b.js': 1 });
});

test('retained files are not copied by a build that retains nothing', async () => {
  const first = await buildAfter('/none', ['_next/static/a.js']);
  const second = await buildAfter(first, ['_next/static/b.js', 'page.html']);
  const third = writeProject({ '_next/static/b.js': 'b' });
  await takeOver(second, third);
  expect(chunks(third)).toEqual(['b.js']);
  expect(readdirSync(third)).toContain('page.html');
});
