import { expect, test } from '@playwright/test';
import { isLong, rotatingSampleOf, turnOf } from '@/tests/support/long';

test('sixty commits cover every turn, and the same commit always gets the same one', () => {
  const commits = Array.from({ length: 60 }, (_, index) => `commit ${index}`);
  const turns = commits.map((commit) => turnOf('some list', 5, commit));
  expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(commits.map((commit) => turnOf('some list', 5, commit))).toEqual(turns);
});

test('two lists take their turns independently', () => {
  const commits = Array.from({ length: 60 }, (_, index) => `commit ${index}`);
  const pairs = commits.map((commit) => `${turnOf('one', 2, commit)}${turnOf('other', 2, commit)}`);
  expect(new Set(pairs)).toEqual(new Set(['00', '01', '10', '11']));
});

test('a sample takes every nth item of a list', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const taken = rotatingSampleOf(all, 10, 10);
  expect(taken).toHaveLength(10);
  expect(taken.map((item) => item - (taken[0] ?? 0))).toEqual(
    Array.from({ length: 10 }, (_, index) => index * 10),
  );
  expect(rotatingSampleOf(all, 10)).toHaveLength(isLong ? 100 : 10);
});
