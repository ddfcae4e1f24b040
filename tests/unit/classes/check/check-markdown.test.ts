import { expect, test } from '@playwright/test';
import { toCheckMarkdown } from '@/lib/classes/check/check-markdown';
import { toCheckResult } from '@/lib/classes/check/check-result';
import type { FileCheck } from '@/lib/classes/check/file-check';

const checks: FileCheck[] = [
  {
    name: 'app/App.tsx',
    classes: 3,
    unchecked: 0,
    problems: [
      {
        line: 2,
        column: 20,
        name: 'grid',
        platforms: ['ios', 'android'],
        problem: 'No effect on iOS and Android.',
        advice: 'On native, use `flex-row flex-wrap`.',
      },
      {
        line: 4,
        column: 1,
        name: 'a|b*',
        platforms: ['ios', 'android', 'web'],
        problem: 'a|b* is not a class.',
        advice: 'Correct the name, or remove it.',
      },
    ],
  },
  { name: 'app/Row.tsx', classes: 1, unchecked: 0, problems: [] },
];

test('a result as Markdown has sums, tables, and the problems of each file', () => {
  const result = toCheckResult(checks, [{ file: 'b.tsx', text: 'Not checked: <too large>.' }]);
  expect(
    toCheckMarkdown(result, checks, ['Checked with your theme.']),
  ).toBe(`**2 files, 4 classes, 2 problems. 2 problems on iOS, 2 on Android, and 1 on the web.**

Checked with your theme.

## Most frequent problems

| Problem | Count |
| --- | --- |
| \`grid\` | 1 |
| \`a\\|b*\` | 1 |

## Files

| File | Problems | Classes |
| --- | --- | --- |
| \`app/App.tsx\` | 2 | 3 |
| \`app/Row.tsx\` | 0 | 1 |

## \`app/App.tsx\`

- 2:20 \`grid\`: No effect on iOS and Android. On native, use \`flex-row flex-wrap\`.
- 4:1 \`a|b*\`: a|b\\* is not a class. Correct the name, or remove it.

## Not checked

- \`b.tsx\`: Not checked: \\<too large>.
`);
});

test('a result without files is one line', () => {
  expect(toCheckMarkdown(toCheckResult([], []), [])).toBe('**0 files, 0 classes, 0 problems.**\n');
});
