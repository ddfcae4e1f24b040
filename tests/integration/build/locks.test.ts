import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { withLock } from '@/lib/export/build/locks';
import { writeProject } from '../../support/project';

test('two tasks that need the same lock run one after the other', async () => {
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

test('a task that fails releases its lock', async () => {
  const file = join(writeProject({}), 'work.lock');
  const failing = withLock(file, async () => {
    throw new Error('It failed');
  });
  await expect(failing).rejects.toThrow('It failed');
  expect(await withLock(file, async () => 'done')).toBe('done');
  expect(existsSync(`${file}.lock`)).toBe(false);
});

for (const [what, record, said] of [
  [
    '',
    'process 1 (build.ts)',
    /^Waiting for process 1 \(build\.ts\), which has held \S+work\.lock for 4\d s …/,
  ],
  [' before it wrote its name', '', /^Waiting for another process, which holds \S+work\.lock …/],
] as const) {
  test(`a killed process${what} does not block others, and a waiting one names what it waits for`, async () => {
    const file = join(writeProject({}), 'work.lock');
    mkdirSync(`${file}.lock`);
    writeFileSync(file, record);
    setAge(file, 40);
    const { lines, stop } = listen();
    const work = withLock(file, async () => 'done');
    await wait(1200);
    stop();
    expect(lines).toEqual([expect.stringMatching(said)]);
    setAge(`${file}.lock`, 120);
    expect(await work).toBe('done');
  });
}

test('a lock from before the clock was set back is taken over once it is no longer renewed', async () => {
  const file = join(writeProject({}), 'work.lock');
  mkdirSync(`${file}.lock`);
  writeFileSync(file, 'process 1 (build.ts)');
  setAge(file, -7200);
  let isRenewed = true;
  const renew = async () => {
    for (let age = -7200; isRenewed; age -= 1) {
      setAge(`${file}.lock`, age);
      await wait(500);
    }
  };
  const renewing = renew();
  const { lines, stop } = listen();
  const started = performance.now();
  const work = withLock(file, async () => performance.now() - started, 2000);
  await wait(4000);
  isRenewed = false;
  await renewing;
  const waited = await work;
  stop();
  expect(waited, 'not while its owner renews it').toBeGreaterThan(5000);
  expect(waited).toBeLessThan(20_000);
  expect(lines).toEqual([
    `Waiting for process 1 (build.ts), which holds ${file} … If it was killed, that takes a minute.`,
  ]);
});

test('a lock that cannot be created is an error instead of a wait', async () => {
  const file = join(writeProject({}), 'work.lock');
  // The path of the lock is a file here, but a lock is a folder.
  writeFileSync(`${file}.lock`, '');
  setAge(`${file}.lock`, 120);
  await expect(withLock(file, async () => 'done')).rejects.toThrow('ENOTDIR');
});

/** Collects the lines that `console.log` prints until `stop` is called. */
function listen(): { lines: string[]; stop: () => void } {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => lines.push(line);
  return {
    lines,
    stop: () => {
      console.log = log;
    },
  };
}

function setAge(file: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  utimesSync(file, time, time);
}
