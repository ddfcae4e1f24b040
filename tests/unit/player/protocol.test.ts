import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { levels, readFromSandbox } from '@/lib/player/sample-protocol';
import { checkProperty, hostileText, hostileValue } from '../../support/hostile-values';

test('valid messages are accepted, with long texts cut', () => {
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

test('everything else is ignored', () => {
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

test('any message from a sample is either ignored or valid, with a possible position', () => {
  const part = fc.oneof(fc.double(), fc.integer(), hostileText, hostileValue);
  const place = { message: part, file: part, line: part, column: part };
  const sent = fc.record({
    type: fc.oneof(fc.constantFrom('painted', 'problem', 'console', 'pong', 'run'), part),
    run: part,
    level: fc.oneof(fc.constantFrom(...levels), part),
    text: part,
    problem: fc.oneof(fc.record(place, { requiredKeys: [] }), part),
  });
  checkProperty(fc.oneof(sent, hostileValue), (data) => {
    const message = readFromSandbox(data);
    if (!message) return;
    assert.ok(['painted', 'problem', 'console', 'pong'].includes(message.type), message.type);
    if (message.type === 'console') assert.equal(typeof message.text, 'string');
    if (message.type !== 'problem') return;
    const { message: text, file = '', line = 1, column = 1, ...rest } = message.problem;
    assert.deepEqual([typeof text, typeof file, rest], ['string', 'string', {}]);
    for (const count of [line, column]) assert.ok(Number.isSafeInteger(count) && count > 0);
  });
});
