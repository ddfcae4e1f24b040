import { expect, test } from '@playwright/test';
import { readFromSandbox } from '@/lib/player/sample-protocol';

test('messages of a known form are read, with their texts cut', () => {
  expect(readFromSandbox({ type: 'pong', extra: 1 })).toEqual({ type: 'pong' });
  expect(readFromSandbox({ type: 'painted', run: 2 })).toEqual({ type: 'painted', run: 2 });
  const problem = { message: 'x'.repeat(5000), file: 'App.tsx', line: 3, column: '4' };
  expect(readFromSandbox({ type: 'problem', run: 1, problem })).toEqual({
    type: 'problem',
    run: 1,
    problem: { message: 'x'.repeat(4000), file: 'App.tsx', line: 3 },
  });
  const line = { type: 'console', run: 1, level: 'warn', text: 'a' };
  expect(readFromSandbox(line)).toEqual(line);
});

test('everything else is nothing', () => {
  const others = [
    null,
    'painted',
    {},
    { type: 'painted' },
    { type: 'painted', run: '1' },
    { type: 'run', run: 1 },
    { type: 'problem', run: 1 },
    { type: 'console', run: 1, level: 'trace', text: 'a' },
  ];
  for (const data of others) expect(readFromSandbox(data), JSON.stringify(data)).toBeUndefined();
});
