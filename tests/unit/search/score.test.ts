import { expect, test } from '@playwright/test';
import { meanScore, scoreQuery } from '@/lib/search/score';
import { scoreQueries } from '@/scripts/search-score';

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

test('the graded queries find their pages, and none of another version', async () => {
  const rows = await scoreQueries();
  expect(rows.length).toBeGreaterThanOrEqual(80);
  const scores = (kind?: string) =>
    meanScore(rows.flatMap(({ graded, score }) => (!kind || graded.kind === kind ? [score] : [])));
  expect(scores().ndcg).toBeGreaterThanOrEqual(0.9);
  expect(scores('class').success1).toBeGreaterThanOrEqual(0.94);
  expect(scores('typo').success3).toBeGreaterThanOrEqual(0.9);
  for (const { graded, found } of rows) {
    const foreign = found.filter(
      (path) => !path.startsWith('/blog') && path.startsWith('/v2') !== (graded.version === 'v2'),
    );
    expect(foreign, graded.query).toEqual([]);
  }
});
