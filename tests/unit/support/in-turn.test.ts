import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesInTurn, idleFiles, ofApps, turns } from '@/tests/support/in-turn';

test('every file in the lists exists and is listed once', () => {
  expect(filesInTurn.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(filesInTurn).size).toBe(filesInTurn.length);
  expect(ofApps.filter((file) => !filesInTurn.includes(file))).toEqual([]);
});

test('the files of one list have their turn', () => {
  const idle = idleFiles(['--reporter=list']);
  expect(turns).toContainEqual(filesInTurn.filter((file) => !idle.includes(file)));
});

test('a file named on the command line always runs', () => {
  for (const file of filesInTurn) {
    expect(idleFiles([file])).not.toContain(file);
    expect(idleFiles([`./${file}`])).not.toContain(file);
  }
});

test('a search for titles runs in all files', () => {
  for (const args of [['-g', 'dropdown'], ['--grep', 'dropdown'], ['--grep=dropdown']])
    expect(idleFiles(args)).toEqual([]);
});
