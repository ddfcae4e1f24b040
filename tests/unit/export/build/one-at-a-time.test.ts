import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { oneAtATime, untilShown } from '@/lib/export/build/one-at-a-time';

test('work requested while it runs is repeated once afterwards', async () => {
  const log: string[] = [];
  const run = oneAtATime(async () => {
    log.push('start');
    await wait(20);
    log.push('end');
  });
  await Promise.all([run(), run(), run()]);
  expect(log).toEqual(['start', 'end', 'start', 'end']);
  await run();
  expect(log).toHaveLength(6);
});

test('work requested while it fails runs again', async () => {
  let calls = 0;
  const run = oneAtATime(async () => {
    calls += 1;
    const call = calls;
    await wait(20);
    if (call === 1) throw new Error('once');
  });
  const first = run();
  await expect(Promise.all([first, run()])).rejects.toThrow('once');
  expect(calls).toBe(2);
});

test('work that fails can be requested again', async () => {
  let calls = 0;
  const run = oneAtATime(async () => {
    calls += 1;
    if (calls === 1) throw new Error('once');
  });
  await expect(run()).rejects.toThrow('once');
  await run();
  expect(calls).toBe(2);
});

test('an edit that could not be shown is shown with the next one', async () => {
  const shown: string[][] = [];
  const edit = untilShown(async (files) => {
    shown.push(files);
    if (shown.length === 1) throw new Error('once');
    return shown.length > 2;
  });
  await expect(edit(['a'])).rejects.toThrow('once');
  for (const file of ['b', 'c', 'd']) await edit([file]);
  expect(shown).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['d']]);
});
