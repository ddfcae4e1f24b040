import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesInTurn, filesWaiting, ignoredFiles } from '@/tests/support/in-turn';

test('each file is left out for two of three turns', () => {
  for (const [index, file] of filesInTurn.entries()) {
    const turns = [0, 1, 2].filter((turn) => !filesWaiting(filesInTurn, turn).includes(file));
    expect(turns, file).toEqual([index % 3]);
  }
});

test('each file in turn exists and is listed once', () => {
  expect(filesInTurn.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(filesInTurn).size).toBe(filesInTurn.length);
  expect(filesInTurn.length).toBeGreaterThan(10);
});

test('a file that is named on the command line always runs', () => {
  for (const file of filesInTurn) {
    expect(ignoredFiles(['test', file])).not.toContain(`**/${file}`);
    expect(ignoredFiles([`./${file}`])).not.toContain(`**/${file}`);
  }
  expect(ignoredFiles(['test', '--reporter=list']).length).toBeGreaterThan(filesInTurn.length / 2);
});
