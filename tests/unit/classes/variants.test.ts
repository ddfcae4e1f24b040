import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { VARIANTS_FILE } from '@/lib/classes/files';
import { toVariantTable } from '@/lib/classes/variant-table';
import { runJob } from '@/scripts/classes/jobs';

const namesOf = (version: 'v4' | 'v2', outcome: string) =>
  toVariantTable(version).flatMap((group) =>
    group.outcome === outcome ? group.rows.flatMap(({ names }) => names) : [],
  );

test('the file and the library agree on every variant', async () => {
  const library = { v4: await runJob('v4:variants'), v2: await runJob('v2:variants') };
  expect(JSON.parse(readFileSync(VARIANTS_FILE, 'utf8'))).toEqual(library);
});

test('pseudo-classes that native does not know are named as always on', () => {
  const always = namesOf('v4', 'always');
  for (const name of ['first', 'last', 'odd', 'even', 'checked', 'focus-visible', 'rtl', 'ltr'])
    expect(always).toContain(name);
});

test('variants stand with what becomes of them', () => {
  expect(namesOf('v4', 'works')).toEqual(
    expect.arrayContaining(['hover', 'dark', 'ios', 'md', '@md']),
  );
  expect(namesOf('v4', 'never')).toEqual(expect.arrayContaining(['motion-safe', 'motion-reduce']));
  expect(namesOf('v4', 'dropped')).toEqual(
    expect.arrayContaining(['before', '*', 'print', 'peer-hover']),
  );
  expect(namesOf('v2', 'works')).toEqual(expect.arrayContaining(['hover', 'parent', 'native']));
});
