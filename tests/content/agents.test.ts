import { execFileSync, spawnSync } from 'node:child_process';
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

interface Printed {
  class: string;
  unknown?: string;
  near?: string[];
  undecided?: string;
  marker?: string;
  variants?: Record<string, string>;
  web?: string;
  ios?: string;
  android?: string;
  page?: string;
}

/** Runs the program of the page with the published data. Returns its lines and its exit code. */
async function lookUp(
  names: readonly string[],
): Promise<{ lines: Printed[]; code: number | null }> {
  const program = (await loadSamplesOf('/agents')).find(({ meta }) => meta.title === 'look-up.mjs');
  const cwd = writeTree(test.info().outputPath('agent'), {
    'look-up.mjs': program?.code ?? '',
    'current.json': JSON.stringify(await toLookupData(siteIn(), 'current')),
  });
  const args = ['look-up.mjs', names.join(' ')];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const lines = stdout.split('\n').filter(Boolean);
  return { lines: lines.map((line): Printed => JSON.parse(line)), code: status };
}

test('the program on the page for agents finds each kind of class in the published data', async () => {
  const { byName } = siteIn().classes('current');
  const names = ['gap-4', 'float-left', 'truncate', 'border', '-mt-4', 'w-1/2', 'pt-safe'];
  const { lines, code } = await lookUp(names);
  expect(code).toBe(0);
  expect(lines.map((line) => line.class)).toEqual(names);
  for (const { class: name, page, ...found } of lines) {
    expect({ name, ...found }).toMatchObject({ name, ...byName.get(name)?.support });
    expect(siteIn().docs.map(({ path }) => path)).toContain(page);
  }
});

test('the program prints the outcome of each variant with the support of the class', async () => {
  const { byName, variants } = siteIn().classes('current');
  const { lines, code } = await lookUp(variants.map(({ name }) => `${name}:!truncate`));
  expect(code).toBe(0);
  expect(lines).toHaveLength(variants.length);
  for (const [at, { name, outcome }] of variants.entries())
    expect(lines[at], name).toMatchObject({
      variants: { [name]: outcome },
      ...byName.get('truncate')?.support,
    });
  const named = await lookUp(['group-active/row:dark:p-4', 'data-[size=1]:p-4']);
  expect(named.lines.map((line) => line.variants)).toEqual([
    { 'group-active/row': 'undecided', dark: 'works' },
    { 'data-[size=1]': 'undecided' },
  ]);
});

test('the program removes the opacity of colors and the line height of font sizes only', async () => {
  const full = ['bg-black/50', 'dark:!bg-black/50', 'border-sky-500/[0.33]', 'ripple-sky-500/20'];
  const size = ['text-lg/7', 'text-lg/[18px]'];
  const wrong = [
    'p-4/50',
    'bg-black/33',
    'shadow-lg/50',
    'text-lg/77',
    'from-5%/50',
    'stroke-2/50',
  ];
  expect((await lookUp([...full, ...size])).code).toBe(0);
  const { lines, code } = await lookUp(wrong);
  expect(code).toBe(1);
  expect(lines.map(({ unknown }) => unknown)).toEqual(wrong);
  expect((await lookUp(['bg-black/50'])).lines[0]).toMatchObject({ ios: 'full', android: 'full' });
});

test('the program suggests names for a typo and ends with 1', async () => {
  const { lines, code } = await lookUp(['gap-4', 'truncat', 'hovr:p-4', 'foo-[3px]']);
  expect(code).toBe(1);
  expect(lines).toMatchObject([
    { ios: 'full' },
    { unknown: 'truncat', near: ['truncate'] },
    { unknown: 'hovr', near: ['hover'] },
    { unknown: 'foo-[3px]', near: [] },
  ]);
});

test('the program leaves values in brackets undecided, and names markers', async () => {
  const names = ['w-[18px]', '[mask-type:luminance]', '[&>p]:p-[3px]', 'bg-[url(a/b.png)]/50'];
  const markers = ['group', 'group/card', 'peer', '@container/main'];
  const { lines, code } = await lookUp([...names, ...markers]);
  expect(code).toBe(0);
  const [undecided, marked] = [lines.slice(0, names.length), lines.slice(names.length)];
  expect(undecided.map((line) => line.undecided)).toEqual([
    'w-[18px]',
    '[mask-type:luminance]',
    'p-[3px]',
    'bg-[url(a/b.png)]/50',
  ]);
  expect(marked.map((line) => line.marker)).toEqual(markers);
});
