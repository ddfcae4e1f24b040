import { expect, test } from '@playwright/test';
import { toVerdicts, verdictLine, withVerdicts } from '@/lib/classes/tables/page-verdict';
import { siteIn } from '../../support/site';

const lines: readonly [version: string, classes: string, line: string][] = [
  ['current', 'p-4 px-4', 'Web: works · iOS: works · Android: works'],
  ['current', 'elevation-sm', 'Web: no effect · iOS: no effect · Android: works'],
  ['current', 'shadow-md', 'Web: works · iOS: works · Android: works partly'],
  [
    'current',
    'p-4 shadow-md elevation-sm',
    'Web: 2 of 3 classes work, 1 without effect · iOS: 2 of 3 classes work, 1 without effect · Android: 2 of 3 classes work, 1 partly',
  ],
  ['current', 'float-left', 'Web: works · iOS: no effect · Android: no effect'],
];

for (const [version, classes, line] of lines) {
  test(`${classes} of ${version}: ${line}`, () => {
    expect(verdictLine(toVerdicts(siteIn().classes(version), { classes }))).toBe(line);
  });
}

test('a description ends with the platform support if search engines can show all of it', () => {
  const store = siteIn().classes('current');
  const verdicts = toVerdicts(store, { classes: 'shadow-md float-left' });
  expect(withVerdicts('A shadow.', verdicts)).toBe('A shadow. ✓ Web ◐ iOS ◐ Android');
  const long = 'A shadow that is told of in '.padEnd(150, '.');
  expect(withVerdicts(long, verdicts)).toBe(long);
  expect(withVerdicts('No table.', toVerdicts(store, undefined))).toBe('No table.');
});
