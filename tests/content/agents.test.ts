import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { loadSamplesOf } from '@/tests/support/samples';
import { siteIn } from '@/tests/support/site';
import { writeTree } from '@/tests/support/write-tree';

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
