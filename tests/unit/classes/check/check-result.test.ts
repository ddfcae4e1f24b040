import { expect, test } from '@playwright/test';
import {
  toCheckResult,
  toCheckResultText,
  toPlatformSummary,
} from '@/lib/classes/check/check-result';
import type { FileCheck } from '@/lib/classes/check/file-check';

const problem = (name: string, line = 1) => ({
  line,
  column: 7,
  name,
  platforms: [],
  problem: 'No effect on iOS.',
  advice: 'Remove it.',
});

test('without problems, the text is a summary', () => {
  expect(toCheckResultText(toCheckResult([], []))).toBe('0 files, 0 classes, 0 problems.');
});

test('each problem is a line, and the most frequent ones come first in the summary', () => {
  const checks: FileCheck[] = [
    { name: 'a.tsx', classes: 3, unchecked: 1, problems: [problem('grid'), problem('block', 2)] },
    { name: 'b.tsx', classes: 1, unchecked: 0, problems: [problem('block')], notice: 'Too long.' },
  ];
  const result = toCheckResult(checks, [{ file: 'c.tsx', text: 'Not checked.' }]);
  expect(result.frequent).toEqual([
    { name: 'block', count: 2 },
    { name: 'grid', count: 1 },
  ]);
  expect(toCheckResultText(result)).toBe(
    `a.tsx:1:7  grid  No effect on iOS.  Remove it.
a.tsx:2:7  block  No effect on iOS.  Remove it.
b.tsx:1:7  block  No effect on iOS.  Remove it.
c.tsx  Not checked.
b.tsx  Too long.

2 files, 4 classes, 3 problems.
Most frequent: block (2), grid (1).
1 class is not in the default theme. For NativeWind 4, check them with --theme and --css.`,
  );
});

test('a problem counts for each of its platforms, and up to 20 frequent names are kept', () => {
  const names = Array.from({ length: 25 }, (_, at) => `text-${at}`);
  const problems = names.map((name) => problem(name));
  const checks: FileCheck[] = [
    {
      name: 'a.tsx',
      classes: 30,
      unchecked: 0,
      problems: [...problems, { ...problem('grid'), platforms: ['ios', 'web'] }],
    },
    {
      name: 'b.tsx',
      classes: 1,
      unchecked: 0,
      problems: [{ ...problem('grid'), platforms: ['ios'] }],
    },
  ];
  const result = toCheckResult(checks, []);
  expect(result.platforms).toEqual({ ios: 2, android: 0, web: 1 });
  expect(toPlatformSummary(result)).toBe('2 problems on iOS, 0 on Android, and 1 on the web.');
  expect(result.frequent).toHaveLength(20);
  expect(result.frequent[0]).toEqual({ name: 'grid', count: 2 });
  const [last = ''] = toCheckResultText(result).split('\n').slice(-1);
  expect(last.split('), ')).toHaveLength(5);
});
