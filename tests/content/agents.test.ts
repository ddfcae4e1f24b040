import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { loadSamplesOf } from '@/tests/support/samples';
import { siteIn } from '@/tests/support/site';
import { writeTree } from '@/tests/support/write-tree';

/**
 * Data that the site published before its pages listed native platforms first, reduced to a few classes, and
 * the program that the page for agents had then.
 */
const EARLIER = 'tests/fixtures/earlier-data';

test('a program written for earlier data decodes that data and the current data the same way', async () => {
  const read = (name: string) => readFileSync(join(EARLIER, name), 'utf8');
  const current = JSON.stringify(await toLookupData(siteIn(), 'current'));
  const answers = (folder: string, json: string) => {
    const files = { 'look-up.mjs': read('look-up.mjs'), 'current.json': json };
    const cwd = writeTree(test.info().outputPath(folder), files);
    return (name: string) =>
      JSON.parse(execFileSync(process.execPath, ['look-up.mjs', name], { cwd, encoding: 'utf8' }));
  };
  const then = answers('earlier', read('current.json'));
  const now = answers('current', current);
  const known = [
    ['gap-4', { web: 'full', ios: 'full', android: 'full' }],
    ['float-left', { web: 'full', ios: 'none', android: 'none' }],
    ['elevation-sm', { web: 'none', ios: 'none', android: 'full' }],
    ['shadow-lg', { web: 'full', ios: 'full', android: 'partial' }],
  ] as const;
  for (const [name, support] of known) {
    expect(then(name), name).toMatchObject(support);
    expect(now(name), name).toMatchObject(support);
  }
});

test('the program on the page for agents finds each kind of class in the published data', async () => {
  const program = (await loadSamplesOf('/agents')).find(({ meta }) => meta.title === 'look-up.mjs');
  const folder = writeTree(test.info().outputPath('agent'), {
    'look-up.mjs': program?.code ?? '',
    'current.json': JSON.stringify(await toLookupData(siteIn(), 'current')),
  });
  const lookUp = (name: string) =>
    execFileSync(process.execPath, ['look-up.mjs', name], { cwd: folder, encoding: 'utf8' });
  const { byName } = siteIn().classes('current');
  const names = ['gap-4', 'float-left', 'truncate', 'border', '-mt-4', 'w-1/2', 'pt-safe'];
  for (const name of names) {
    const found = JSON.parse(lookUp(name));
    expect({ name, ...found }).toMatchObject({ name, ...byName.get(name)?.support });
    expect(siteIn().docs.map(({ path }) => path)).toContain(found.page);
  }
  for (const name of ['gap-none', 'dark:bg-black', 'bg-black/50', '!p-4', 'w-[18px]'])
    expect(lookUp(name), name).toBe('');
});
