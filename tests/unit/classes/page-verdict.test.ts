import { expect, test } from '@playwright/test';
import { toVerdicts, verdictLine, withVerdicts } from '@/lib/classes/tables/page-verdict';
import { siteIn } from '../../support/site';

const lines: readonly [version: string, classes: string, line: string][] = [
  ['current', 'p-4 px-4', 'iOS: works · Android: works · Web: works'],
  ['current', 'elevation-sm', 'iOS: no effect · Android: works · Web: no effect'],
  ['current', 'shadow-md', 'iOS: works · Android: works partly · Web: works'],
  [
    'current',
    'p-4 shadow-md elevation-sm',
    'iOS: 2 of 3 classes work, 1 without effect · Android: 2 of 3 classes work, 1 partly · Web: 2 of 3 classes work, 1 without effect',
  ],
  ['current', 'float-left', 'iOS: no effect · Android: no effect · Web: works'],
];

for (const [version, classes, line] of lines) {
  test(`${classes} of ${version}: ${line}`, () => {
    expect(verdictLine(toVerdicts(siteIn().classes(version), { classes }))).toBe(line);
  });
}

test('a description ends with the platform support if search engines can show all of it', () => {
  const store = siteIn().classes('current');
  const verdicts = toVerdicts(store, { classes: 'shadow-md float-left' });
  expect(withVerdicts('A shadow.', verdicts)).toBe('A shadow. ◐ iOS ◐ Android ✓ Web');
  const long = 'A shadow that is told of in '.padEnd(150, '.');
  expect(withVerdicts(long, verdicts)).toBe(long);
  expect(withVerdicts('No table.', toVerdicts(store, undefined))).toBe('No table.');
});
