import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pruneResults, ResultCache } from '@/lib/export/cache/result-cache';
import { writeProject } from '../../../support/project';

const code = { modules: ['make.ts'], files: ['data', 'words.txt'] };
const root = process.cwd();

test.beforeEach(() => {
  const folder = writeProject({
    'package-lock.json': lock({}),
    'make.ts': "import { part } from './part';\nimport 'used/file';\nexport const made = part;",
    'part.ts': 'export const part = 1;',
    'data/classes.json': '[]',
    'words.txt': 'one',
  });
  process.chdir(folder);
});

test.afterEach(() => process.chdir(root));

const changes: [string, () => void][] = [
  ['a module', () => writeFileSync('make.ts', 'export const made = 2;')],
  ['a module that it imports', () => writeFileSync('part.ts', 'export const part = 2;')],
  ['a file that it reads', () => writeFileSync('words.txt', 'two')],
  ['a file in a folder that it reads', () => writeFileSync('data/classes.json', '[1]')],
  ['a new file in such a folder', () => writeFileSync('data/more.json', '[]')],
  ['a package that it imports', () => writeFileSync('package-lock.json', lock({ used: '2' }))],
  [
    'a dependency of such a package',
    () => writeFileSync('package-lock.json', lock({ below: '2' })),
  ],
];

for (const [name, change] of changes) {
  test(`a result is recomputed after a change of ${name}`, async () => {
    expect(await made('first')).toBe('first');
    expect(await made('second')).toBe('first');
    change();
    expect(await made('third')).toBe('third');
  });
}

test('a change of a package that is not imported leaves a result valid', async () => {
  expect(await made('first')).toBe('first');
  writeFileSync('package-lock.json', lock({ linter: '2' }));
  expect(await made('second')).toBe('first');
});

/** Returns a lockfile. Packages have version 1 unless a version is passed. */
function lock({
  used = '1',
  below = '1',
  linter = '1',
}: Partial<Record<'used' | 'below' | 'linter', string>>): string {
  const packages = {
    '': {},
    'node_modules/used': { version: used, dependencies: { below: '*' } },
    'node_modules/used/node_modules/below': { version: below },
    'node_modules/below': { version: '1' },
    'node_modules/linter': { version: linter },
  };
  return JSON.stringify({ packages });
}

test('the cache key depends on where each input ends', async () => {
  const cache = new ResultCache<string>('texts', code);
  const inputs = [['a'], ['b'], ['a', 'b'], ['ab'], ['ab', ''], []];
  const keys = inputs.map((list) => cache.keyOf(...list));
  expect(new Set(keys).size).toBe(inputs.length);
  expect(cache.keyOf(Buffer.from('a'))).toBe(cache.keyOf('a'));
});

test('a cached result is returned unchanged, including bytes and undefined properties', async () => {
  const cache = new ResultCache<object>('objects', code);
  const result = { bytes: Buffer.from([0, 255]), nothing: undefined, list: [1] };
  cache.write('key', result);
  expect(cache.read('key')).toEqual(result);
});

test('a truncated, changed or empty cache file is ignored', async () => {
  for (const damage of [
    (file: Buffer) => file.subarray(0, -1),
    (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.from([1])]),
    () => Buffer.alloc(0),
  ]) {
    await made('whole');
    const path = onlyFile('texts');
    writeFileSync(path, damage(readFileSync(path)));
    expect(await made('new')).toBe('new');
    writeFileSync(path, '');
  }
});

test('pruning keeps the most recently used results', () => {
  const cache = new ResultCache<string>('texts', code);
  for (const [index, key] of ['old', 'asked', 'new'].entries()) {
    cache.write(key, key.repeat(100));
    utimesSync(join('node_modules/.cache/results/texts', key), index, index);
  }
  cache.read('asked');
  const { size } = statSync('node_modules/.cache/results/texts/asked');
  pruneResults(size * 2);
  expect(readdirSync('node_modules/.cache/results/texts').sort()).toEqual(['asked', 'new']);
});

function made(result: string): Promise<string> {
  return new ResultCache<string>('texts', code).result(['input'], async () => result);
}

function onlyFile(name: string): string {
  const folder = join('node_modules/.cache/results', name);
  return join(folder, readdirSync(folder)[0] ?? '');
}
