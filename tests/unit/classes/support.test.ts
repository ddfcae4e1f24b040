import { expect, test } from '@playwright/test';
import { supportOf } from '@/lib/classes/data/support';
import { reportText } from '../../support/mdx';
import { siteIn } from '../../support/site';

test('class support is given for all platforms or for the requested ones', () => {
  const support = { web: 'full', ios: 'none', android: 'full' };
  const all = ['ios', 'android', 'web'];
  const current = siteIn().classes('current');
  expect(supportOf(current, 'align-top')).toEqual({ support, platforms: all });
  expect(supportOf(current, 'align-top', 'native').platforms).toEqual(['ios', 'android']);
  expect(supportOf(current, 'align-top', 'android').platforms).toEqual(['android']);
  expect(supportOf(siteIn().classes('v2'), 'animate-spin').support.ios).toBe('none');
});

const mistakes: [name: string, text: string, report: string][] = [
  [
    'an unknown class',
    'Text <Support class="gpa-4" />.',
    'page.mdx:6:6  v4 has no class gpa-4\n  Did you mean gap-4?',
  ],
  [
    'a pattern of classes with different support',
    '<Support class="align-*" />',
    'page.mdx:6:1  align-baseline and align-top differ in support, and align-* matches both\n  Name one class, or a pattern of classes with the same support.',
  ],
  [
    'an unknown platform',
    '<Support class="gap-4" on="andriod" />',
    'page.mdx:6:24  on="andriod" is not valid on <Support>\n  Expected one of native, ios, android, web.\n  Did you mean android?',
  ],
];

for (const [name, text, report] of mistakes) {
  test(`<Support> reports ${name}`, async () => {
    expect(await reportText(text)).toBe(report);
  });
}
