import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { oneAtATime } from '@/lib/build/one-at-a-time';

test('work that is asked for while it runs is done once more afterwards', async () => {
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

test('work that fails can be asked for again', async () => {
  let calls = 0;
  const run = oneAtATime(async () => {
    calls += 1;
    if (calls === 1) throw new Error('once');
  });
  await expect(run()).rejects.toThrow('once');
  await run();
  expect(calls).toBe(2);
});
