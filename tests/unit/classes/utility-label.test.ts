import { expect, test } from '@playwright/test';
import {
  partlyLabel,
  platformsLabel,
  shortPartlyLabel,
} from '@/components/classes/support/utility-label';
import type { Support } from '@/lib/classes/data/class-data';

type Labels = [platforms?: string, partly?: string, short?: string];

const cases: [support: [ios: Support, android: Support, web: Support], labels: Labels][] = [
  [['full', 'full', 'full'], []],
  [['none', 'none', 'full'], ['Web only']],
  [['full', 'full', 'none'], ['iOS, Android only']],
  [['none', 'none', 'none'], ['no effect']],
  [
    ['partial', 'partial', 'full'],
    [undefined, 'partly on iOS, Android', 'partly on native'],
  ],
  [
    ['partial', 'partial', 'partial'],
    [undefined, 'partly on iOS, Android, Web', 'partly on native, Web'],
  ],
  [
    ['full', 'partial', 'partial'],
    [undefined, 'partly on Android, Web', 'partly on Android, Web'],
  ],
  [
    ['partial', 'none', 'full'],
    ['iOS, Web only', 'partly on iOS', 'partly on iOS'],
  ],
];

for (const [[ios, android, web], [platforms, partly, short]] of cases) {
  test(`the labels of a utility with ${ios}, ${android} and ${web} support`, () => {
    const support = { ios, android, web };
    expect(platformsLabel(support)).toBe(platforms);
    expect(partlyLabel(support)).toBe(partly);
    expect(shortPartlyLabel(support)).toBe(short);
  });
}

test('a page without classes has no labels', () => {
  expect(platformsLabel(undefined)).toBeUndefined();
  expect(shortPartlyLabel(undefined)).toBeUndefined();
});
