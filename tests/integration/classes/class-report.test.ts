import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { type ClassReport, toClassReport } from '@/lib/classes/report/class-report';
import { toReportText } from '@/lib/classes/report/report-text';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { hostileText } from '../../support/hostile-values';
import { askTogether } from '../../support/library-answers';
import { siteIn } from '../../support/site';

// Tests run serially in one process. Otherwise, several processes would compute the same classes.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const FOLDER = 'tests/fixtures/class-reports';
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => basename(name, '.txt'));

async function reports(library: 'v4' | 'v2'): Promise<Map<string, ClassReport>> {
  const version = library === 'v2' ? 'v2' : 'current';
  const lookup = toLookup(await toLookupData(siteIn(), version));
  const ask = askTogether(library);
  const own = names.filter((name) => name.startsWith('v2-') === (library === 'v2'));
  const made = own.map(async (name): Promise<[string, ClassReport]> => {
    const text = readFileSync(join(FOLDER, `${name}.txt`), 'utf8');
    return [name, await toClassReport(text, { lookup, ask })];
  });
  return new Map(await Promise.all(made));
}

let asked: Promise<Map<string, ClassReport>[]> | undefined;

/**
 * Resolves to two maps, for NativeWind 4 and NativeWind 2, with the reports on that version's fixture texts,
 * keyed by name. The reports are created only once.
 */
const allReports = () => {
  asked ??= Promise.all([reports('v4'), reports('v2')]);
  return asked;
};

test('the sample texts cover every kind that readers paste', () => {
  expect(names.length).toBeGreaterThanOrEqual(20);
});

for (const name of names) {
  test(`a pasted text is reported class by class: ${name}`, async () => {
    const [current, old] = await allReports();
    const report = current?.get(name) ?? old?.get(name);
    expect(report && toReportText(report)).toBe(readFileSync(join(FOLDER, `${name}.md`), 'utf8'));
  });
}

const silent = async () => new Map();

test('text over the limits is reported as such without delay', async () => {
  const lookup = toLookup(await toLookupData(siteIn(), 'current'));
  const problemOf = async (text: string) =>
    (await toClassReport(text, { lookup, ask: silent })).problem ?? 'none';
  const doubled = Array.from({ length: 40 }, (_, at) => `const a${at} = a${at + 1} + a${at + 1};`);
  const rows: [name: string, text: string, problem: string][] = [
    ['letters', 'p-4 '.repeat(60_000), 'The text has 240000 letters; the limit is 200000.'],
    ['classes', 'p-4 '.repeat(5_001), 'The text has 5001 classes; the limit is 5000.'],
    ['constants', `${doubled.join('\n')}\n<View className={a0} />`, 'none'],
    [
      'brackets',
      `<View className={${'('.repeat(1_000)}'p-4'${')'.repeat(1_000)}} />`,
      'Line 1, column 218: expressions are nested more than 200 deep. Their classes are missing.',
    ],
    [
      'open brackets',
      `<View className={${'('.repeat(1_000)}`,
      'Line 1, column 1018: the text ends before all is closed. Classes after it may be missing. Line 1, column 218: expressions are nested more than 200 deep. Their classes are missing.',
    ],
    [
      'rivals',
      'p-4 p-2 '.repeat(2_500),
      'There are too many classes to compare every pair, so some conflicts may be missing.',
    ],
    [
      'brackets of no answer',
      Array.from({ length: 5_000 }, (_, at) => `p-[${at}px]`).join(' '),
      'none',
    ],
    ['wrong names', Array.from({ length: 5_000 }, (_, at) => `pq-${at}`).join(' '), 'none'],
  ];
  for (const [name, text, problem] of rows) {
    const start = performance.now();
    expect(await problemOf(text), name).toBe(problem);
    expect(performance.now() - start, name).toBeLessThan(5_000);
  }
});

test('every pasted text gets a report with lines of that text', async () => {
  const data = await toLookupData(siteIn(), 'current');
  const groups = data.groups.filter((_, index) => index % 40 === 0);
  const lookup = toLookup({ ...data, groups });
  const begin = fc.constantFrom('', '<View className="', '<View className={`', 'cn(', '{"', '<');
  await fc.assert(
    fc.asyncProperty(begin, hostileText, async (start, end) => {
      const text = start + end;
      const report = await toClassReport(text, { lookup, ask: silent });
      const lines = text.split('\n').length;
      for (const { line, column } of [...report.classes, ...report.unknown]) {
        assert.ok(line <= lines);
        assert.ok(column > 0);
      }
      assert.doesNotMatch(toReportText(report).replace(/``.*?``|`[^`]*`/gs, ''), /(?<!\\)<script/);
    }),
    { numRuns: 300 },
  );
});
