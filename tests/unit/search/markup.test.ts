import { expect, test } from '@playwright/test';
import { highlight, snippet } from '@/lib/search/markup';

const tags = { pre: '[', post: ']', ellipsis: '…' };

for (const { text, terms, marked } of [
  { text: 'A gap between items', terms: ['gap'], marked: 'A [gap] between items' },
  { text: '(dark) or not', terms: ['dark'], marked: '([dark]) or not' },
  {
    text: 'columnWrapperClassName="gap-3" spaces a row',
    terms: ['+gap'],
    marked: 'columnWrapperClassName="[gap-3]" spaces a row',
  },
  {
    text: "setColorScheme('dark') works",
    terms: ['dark'],
    marked: "setColorScheme('[dark]') works",
  },
]) {
  test(`in “${text}” the matching word is marked`, () => {
    expect(highlight(text, new Set(terms), tags).value).toBe(marked);
  });
}

test('a snippet starts a little before its first match and has ellipses at its cut ends', () => {
  const { value } = snippet('one two three four five six seven', new Set(['five']), {
    size: 3,
    tags,
  });
  expect(value).toBe('…four [five] six…');
});
