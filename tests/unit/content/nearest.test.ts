import { expect, test } from '@playwright/test';
import { nearest } from '@/lib/config/source/did-you-mean';

const cases: [value: string, candidates: string[], match: string | undefined][] = [
  ['paddng', ['margin', 'padding'], 'padding'],
  ['styledcomponent', ['StyledComponent', 'styled'], 'StyledComponent'],
  ['felx-1', ['flex-1', 'flex-2'], 'flex-1'],
  ['tpye', ['type', 'title'], 'type'],
  ['hreff', ['title', 'href'], 'href'],
  ['jsxx', ['jsx', 'js'], 'jsx'],
  ['foo', ['of', 'for'], 'for'],
  ['foo', ['of', 'on'], undefined],
  ['id', ['on', 'is'], undefined],
  ['page', ['name', 'label'], undefined],
  ['content', ['connect', 'context'], 'context'],
  ['verzion', ['summary'], undefined],
  ['color', ['shadow', 'width'], undefined],
  ['gap', [], undefined],
];

for (const [value, candidates, match] of cases) {
  test(`${value} is near to ${match}`, () => expect(nearest(value, candidates)).toBe(match));
}
