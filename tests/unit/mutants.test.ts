import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { folderOf, toMutated } from '@/tests/mutants/mutant';
import { mutants } from '@/tests/mutants/mutants';

const byName = mutants.map((mutant) => [mutant.name, mutant] as const);

test('there are 60 mutants with unique names', () => {
  expect(new Map(byName).size).toBe(60);
  expect(mutants).toHaveLength(60);
});

test('each folder of lib and components, and app and scripts, have a mutant', () => {
  const below = ['lib', 'components'].flatMap((top) =>
    readdirSync(top).map((name) => `${top}/${name}`),
  );
  expect([...new Set(mutants.map(folderOf))].sort()).toEqual([...below, 'app', 'scripts'].sort());
});

test('the text of each mutant occurs once in its file and is changed', () => {
  for (const mutant of mutants) {
    const text = readFileSync(mutant.file, 'utf8');
    expect(toMutated(mutant, text), mutant.name).not.toBe(text);
  }
});

test('a mutant that does not fit its file is named', () => {
  const mutant = { name: 'it is off', file: 'a.ts', find: 'one', replace: 'two', tests: [] };
  expect(toMutated(mutant, 'one, $&')).toBe('two, $&');
  for (const [text, count] of [
    ['', 0],
    ['one one', 2],
  ] as const)
    expect(() => toMutated(mutant, text)).toThrow(
      `The mutant "it is off" does not fit a.ts: the text to replace occurs ${count} times instead of once.\n  one\nHas the code changed? Update the mutant in tests/mutants.`,
    );
});

test('the test files of each mutant exist', () => {
  for (const { name, tests } of mutants) {
    expect(tests.length, name).toBeGreaterThan(0);
    expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  }
});
