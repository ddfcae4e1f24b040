import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { withLock } from '@/lib/build/locks';
import { writeProject } from '../../support/project';

test('two pieces of work that need the same lock run one after the other', async () => {
  const file = join(writeProject({}), 'work.lock');
  const steps: string[] = [];
  const work = (name: string) =>
    withLock(file, async () => {
      steps.push(`${name} starts`);
      await wait(100);
      steps.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  const [first, second] = steps[0] === 'a starts' ? ['a', 'b'] : ['b', 'a'];
  expect(steps).toEqual([`${first} starts`, `${first} ends`, `${second} starts`, `${second} ends`]);
});

test('work that fails gives its lock back', async () => {
  const file = join(writeProject({}), 'work.lock');
  const failing = withLock(file, async () => {
    throw new Error('It failed');
  });
  await expect(failing).rejects.toThrow('It failed');
  expect(await withLock(file, async () => 'done')).toBe('done');
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('a process that was killed holds nothing up, and one that waits says for which', async () => {
  const file = join(writeProject({}), 'work.lock');
  mkdirSync(`${file}.lock`);
  writeFileSync(file, 'process 1 (build.ts)');
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => lines.push(line);
  const work = withLock(file, async () => 'done');
  await wait(1200);
  console.log = log;
  expect(lines).toEqual([`Waiting for process 1 (build.ts), which holds ${file} …`]);
  const longAgo = Date.now() / 1000 - 120;
  utimesSync(`${file}.lock`, longAgo, longAgo);
  expect(await work).toBe('done');
});
