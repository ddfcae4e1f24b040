import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { toCombinedAsk } from '@/lib/classes/check/combined-ask';
import { toCheckTerms } from '@/lib/classes/check/file-check';
import { checkFolder, type FolderFileCheck } from '@/lib/classes/check/folder-check';
import { projectFolder } from '@/lib/classes/computation/project-folder';
import { type ClassSupport, PLATFORMS } from '@/lib/classes/data/class-data';
import { libraryData } from '@/lib/classes/data/class-store';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { toLookupGroups } from '@/lib/classes/lookup/lookup-groups';

const data = libraryData(join(projectFolder, 'lib/classes/data/v4.json'));
const { variants, open, facts } = data;
const groups = toLookupGroups(data, () => -1);
const lookup = toLookup({ pages: [], titles: [], groups, variants, open, facts });
const terms = toCheckTerms({ variants }, PLATFORMS);

/** Checks files, and records which classes were computed together. */
async function check(files: Readonly<Record<string, string | Error>>) {
  const asked: string[][] = [];
  const checked: FolderFileCheck[] = [];
  const compute = async (names: string[]): Promise<ClassSupport[]> => {
    asked.push(names);
    return [];
  };
  await checkFolder(
    Object.entries(files).map(([name, content]) => ({
      name,
      read: async () => {
        if (content instanceof Error) throw content;
        return content;
      },
    })),
    {
      sources: { lookup, ask: toCombinedAsk(compute) },
      terms,
      onChecked: (file) => checked.push(file),
    },
  );
  return { asked, checks: new Map(checked.map(({ check }) => [check.name, check])), checked };
}

test('a file that cannot be read has a notice, a syntax error is a problem, and the rest is checked', async () => {
  const { checks, checked } = await check({
    'gone.tsx': new Error('it was deleted'),
    'broken.tsx': 'const a = (\n',
    'fine.tsx': '<View className="flex-1 grid" />',
    'plain.ts': 'export const one = 1;',
    'long.ts': `const a = '${'a'.repeat(200_000)}';`,
  });
  expect(checks.get('gone.tsx')).toEqual({
    name: 'gone.tsx',
    classes: 0,
    unchecked: 0,
    problems: [],
    notice: 'Not checked, because it cannot be read: it was deleted.',
  });
  expect(checks.get('broken.tsx')?.problems).toMatchObject([
    { line: 2, column: 1, name: 'Syntax error' },
  ]);
  expect(checks.get('fine.tsx')).toMatchObject({
    classes: 2,
    problems: [{ line: 1, column: 25, name: 'grid', platforms: ['ios', 'android'] }],
  });
  expect(checks.get('plain.ts')).toEqual({
    name: 'plain.ts',
    classes: 0,
    unchecked: 0,
    problems: [],
  });
  expect(checks.get('long.ts')?.notice).toMatch(
    /^The text has 2\d+ letters; the limit is 200000\.$/,
  );
  expect(
    checked
      .filter(({ report }) => report)
      .map(({ check }) => check.name)
      .sort(),
  ).toEqual(['broken.tsx', 'fine.tsx', 'long.ts', 'plain.ts']);
});

test('the classes of ten files are computed together, each once', async () => {
  const files = Array.from({ length: 25 }, (_, at): [string, string] => [
    `f${at}.tsx`,
    `<View className="p-[${at % 12}px] m-[7px]" />`,
  ]);
  const { asked, checks } = await check(Object.fromEntries(files));
  expect(checks.size).toBe(25);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toHaveLength(11);
  expect(asked.map((names) => new Set(names).size)).toEqual(asked.map((names) => names.length));
});
