import { expect, test } from '@playwright/test';
import { toErrorChain } from '@/components/shell/error-chain';

test('ERR-01 the chain lists every cause after a blank line', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
  expect(toErrorChain(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner');
});

test('ERR-01 an error without a cause is its message', () => {
  expect(toErrorChain(new Error('alone'))).toBe('alone');
});

test('ERR-01 a circular chain of causes ends', () => {
  const error = new Error('again');
  error.cause = error;
  expect(toErrorChain(error).split('Cause:')).toHaveLength(20);
});
