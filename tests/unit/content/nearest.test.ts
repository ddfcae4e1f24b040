import { expect, test } from '@playwright/test';
import { nearest } from '@/lib/config/source/did-you-mean';

const cases: [value: string, candidates: string[], match: string | undefined][] = [
  ['paddng', ['margin', 'padding'], 'padding'],
  ['styledcomponent', ['StyledComponent', 'styled'], 'StyledComponent'],
  ['color', ['shadow', 'width'], undefined],
  ['gap', [], undefined],
];

for (const [value, candidates, match] of cases) {
  test(`${value} is near to ${match}`, () => expect(nearest(value, candidates)).toBe(match));
}
