import { expect, test } from '@playwright/test';
import type { Heading } from '@/lib/content/mdx/compiled';
import { type TocItem, toToc } from '@/lib/content/mdx/to-toc';

const heading = (depth: Heading['depth'], id: string): Heading => ({
  depth,
  id,
  text: id,
  html: id,
  position: { line: 1, column: 1 },
});

const shape = (items: TocItem[]): unknown[] =>
  items.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

const cases: { name: string; depths: Heading['depth'][]; expected: unknown[] }[] = [
  {
    name: 'an h3 nests under the h2 before it',
    depths: [2, 3, 3, 2],
    expected: [['a', ['b', 'c']], 'd'],
  },
  { name: 'an h3 before any h2 is a top item', depths: [3, 2, 3], expected: ['a', ['b', ['c']]] },
  { name: 'levels outside the range are left out', depths: [2, 4, 3, 5], expected: [['a', ['c']]] },
  { name: 'no heading in range gives no table', depths: [4, 5], expected: [] },
];

for (const { name, depths, expected } of cases) {
  test(`TOC-01 TOC-02 ${name}`, () => {
    const headings = depths.map((depth, index) => heading(depth, 'abcde'.charAt(index)));
    expect(shape(toToc(headings, { min: 2, max: 3 }))).toEqual(expected);
  });
}

test('TOC-01 a page can widen the range', () => {
  const headings = [heading(2, 'a'), heading(3, 'b'), heading(4, 'c')];
  expect(shape(toToc(headings, { min: 2, max: 4 }))).toEqual([['a', [['b', ['c']]]]]);
});
