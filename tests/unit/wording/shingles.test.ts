import { expect, test } from '@playwright/test';
import { overlapOf, shinglesOf } from '@/tests/support/shingles';

test('the similarity of texts is the overlap of their four-word sequences', () => {
  const rows: [a: string, b: string, overlap: number][] = [
    ['one two three four', 'One, two: three four!', 1],
    ['one two three four five', 'zero one two three four', 0.5],
    ['one two three four five six seven eight', 'one two three four', 1],
    ['one two three', 'one two three', 0],
    ['one two three four', 'four three two one', 0],
  ];
  for (const [a, b, overlap] of rows) {
    expect(overlapOf(shinglesOf(a), shinglesOf(b)), a).toBe(overlap);
  }
});
