import { expect, test } from '@playwright/test';
import { isMatch } from '@/components/shell/sidebar/filter-sidebar';

const cases: [query: string, title: string, matches: boolean][] = [
  ['pad', 'Padding', true],
  ['z-index', 'Z-index', true],
  ['ZINDEX', 'Z-index', true],
  ['line-clamp', 'Line clamp', true],
  ['lineclamp', 'Line clamp', true],
  ['color border', 'Border color', true],
  ['border width', 'Border color', false],
  ['right', 'Top, right, bottom, left', true],
  ['top left', 'Top, right, bottom, left', true],
  ['paddng', 'Padding', false],
];

for (const [query, title, matches] of cases) {
  test(`“${query}” ${matches ? 'matches' : 'does not match'} ${title}`, () => {
    expect(isMatch(title, query)).toBe(matches);
  });
}
