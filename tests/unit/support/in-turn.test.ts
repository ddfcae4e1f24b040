import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesInTurn, ignoredFiles, turns } from '@/tests/support/in-turn';

test('every file in the lists exists and is listed once', () => {
  expect(filesInTurn.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(filesInTurn).size).toBe(filesInTurn.length);
  expect(turns).toHaveLength(6);
  for (const files of turns) expect(files.length).toBeGreaterThan(5);
});

test('a run skips the files of the other lists', () => {
  const ignored = ignoredFiles(['--reporter=list']);
  const running = filesInTurn.filter((file) => !ignored.includes(`**/${file}`));
  expect(turns).toContainEqual(running);
});

test('a file named on the command line always runs', () => {
  for (const file of filesInTurn) {
    expect(ignoredFiles([file])).not.toContain(`**/${file}`);
    expect(ignoredFiles([`./${file}`])).not.toContain(`**/${file}`);
  }
});
