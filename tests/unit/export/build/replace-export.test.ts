import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { replaceExport, restoreExport } from '@/lib/export/build/replace-export';
import { toHostRules } from '@/lib/export/hosts/host-rules';
import { startServer } from '../../../support/export-server';
import { writeProject } from '../../../support/project';

const rules = toHostRules('', [], '');

/** A folder with an export and the one that follows it; without `out`, a build was killed before that took its place. */
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
  test(`of ${names.join(', ')} the new export remains, alone`, async () => {
    const { dir, finished, published, folders } = writeExports(...names);
    await replaceExport(dir, finished);
    expect(published()).toBe('out.building');
    expect(folders()).toEqual(['out']);
  });
}

test('an export stays when the new one cannot take its place', async () => {
  const { dir, finished, published, folders } = writeExports('out');
  await expect(replaceExport(dir, finished)).rejects.toThrow('ENOENT');
  expect(published()).toBe('out');
  expect(folders()).toEqual(['out']);
});

test('an export that a server brings back in the middle is replaced all the same', async () => {
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

test('a server brings back the export that a killed build has moved aside', async () => {
  const { dir, published } = writeExports('out.old');
  const { url, server } = await startServer(dir);
  expect((await fetch(`${url}/build.json`)).status).toBe(200);
  server.kill();
  expect(published()).toBe('out.old');
});
