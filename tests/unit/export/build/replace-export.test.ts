import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { replaceExport, restoreExport } from '@/lib/export/build/replace-export';
import { emptyRules } from '../../../support/empty-rules';
import { startServer } from '../../../support/export-server';
import { writeProject } from '../../../support/project';

const rules = emptyRules();

/**
 * Writes a folder with these exports. A folder with `out.old` but without `out` is the state after a build
 * was killed while it replaced the export.
 */
function writeExports(...names: ('out' | 'out.old' | 'out.building')[]) {
  const files = names.map(
    (name) => [`${name}/build.json`, JSON.stringify({ name, rules })] as const,
  );
  const folder = writeProject(Object.fromEntries(files));
  const [dir, finished] = [join(folder, 'out'), join(folder, 'out.building')];
  const published = () => JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')).name;
  const folders = () => readdirSync(folder).filter((name) => name.startsWith('out'));
  return { dir, finished, published, folders };
}

const first = ['out.building'] as const;
const next = ['out', 'out.building'] as const;
const afterKill = ['out.old', 'out.building'] as const;
const withRest = ['out', 'out.old', 'out.building'] as const;

for (const names of [first, next, afterKill, withRest]) {
  test(`only the new export of ${names.join(', ')} remains`, async () => {
    const { dir, finished, published, folders } = writeExports(...names);
    await replaceExport(dir, finished);
    expect(published()).toBe('out.building');
    expect(folders()).toEqual(['out']);
  });
}

test('an export stays if the new one cannot replace it', async () => {
  const { dir, finished, published, folders } = writeExports('out');
  await expect(replaceExport(dir, finished)).rejects.toThrow('ENOENT');
  expect(published()).toBe('out');
  expect(folders()).toEqual(['out']);
});

test('an export that a server restores during the replacement is still replaced', async () => {
  const { dir, finished, published } = writeExports(...next);
  let isOver = false;
  const server = (async () => {
    for (; !isOver; await new Promise(setImmediate)) restoreExport(dir);
  })();
  await replaceExport(dir, finished);
  isOver = true;
  await server;
  expect(published()).toBe('out.building');
});

test('a server restores the export that a killed build moved aside', async () => {
  const { dir, published } = writeExports('out.old');
  const { url, server } = await startServer(dir);
  expect((await fetch(`${url}/build.json`)).status).toBe(200);
  server.kill();
  expect(published()).toBe('out.old');
});
