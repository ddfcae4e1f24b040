import { expect, test } from '@playwright/test';
import { missedTargets, scoreQuery } from '@/tests/bench/search/relevance';

test('a score rewards the best page at the top', () => {
  const grades = { '/a': 3, '/b': 1 };
  expect(scoreQuery(['/a', '/b'], grades)).toEqual({
    ndcg: 1,
    reciprocal: 1,
    first: true,
    firstThree: true,
  });
  const late = scoreQuery(['/c', '/b', '/a'], grades);
  expect(late).toMatchObject({ reciprocal: 1 / 3, first: false, firstThree: true });
  expect(late.ndcg).toBeGreaterThan(0.4);
  expect(scoreQuery(['/c'], grades)).toMatchObject({ ndcg: 0, reciprocal: 0, firstThree: false });
});

test('a missed target is reported with its score', () => {
  const graded = { version: 'current', kind: 'class', query: 'p-4', grades: { '/p': 3 } } as const;
  const found = ['/v2/p'];
  const row = { graded, found, foreign: found, score: scoreQuery(found, graded.grades) };
  expect(missedTargets([{ ...row, unseen: false }])).toEqual([
    'NDCG@5 is 0.000, below 0.94',
    'success@1 of classes is 0.000, below 0.97',
    'success@3 of misspellings is NaN, below 0.9',
    'p-4 finds /v2/p of another version',
  ]);
});
