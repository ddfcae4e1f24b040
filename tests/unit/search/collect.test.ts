import { expect, test } from '@playwright/test';
import { isWorthIndexing } from '@/lib/search/collect';

test('lists of links are not indexed, except the top of a page and headings with text below', () => {
  const section = (depth: number, text: string, onlyLinks: boolean) => ({
    heading: depth === 1 ? null : { depth },
    text,
    onlyLinks,
  });
  const sections = [
    section(1, 'One Two', true),
    section(2, 'Related', true),
    section(3, 'A word on each.', false),
    section(2, 'One Two', true),
    section(2, '', true),
  ];
  expect(sections.map(isWorthIndexing)).toEqual([true, true, true, false, true]);
});
