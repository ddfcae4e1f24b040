import { expect, test } from '@playwright/test';
import { memoize } from '@/lib/search/synonyms';

test('the result for each text is computed once, even an empty one', () => {
  const asked: string[] = [];
  const lettersOf = memoize((text) => {
    asked.push(text);
    return text.replace(/\d/g, '');
  });
  expect(['a1', '12', 'a1', '12'].map(lettersOf)).toEqual(['a', '', 'a', '']);
  expect(asked).toEqual(['a1', '12']);
});
