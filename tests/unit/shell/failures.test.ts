import { expect, test } from '@playwright/test';
import { baseUrlScript } from '@/lib/shell/base-url-script';
import { invariant } from '@/lib/shell/invariant';
import { translate } from '@/lib/shell/translate';

test('ERR-11 a failed assertion says so, with a detail for developers only', () => {
  expect(() => invariant(true)).not.toThrow();
  expect(() => invariant(0)).toThrow(/^Invariant failed$/);
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed: no page$/);
  const environment = process.env;
  process.env = { ...environment, NODE_ENV: 'production' };
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed$/);
  process.env = environment;
});

test('ERR-10 a text needs an id or a message, and both are texts', () => {
  expect(translate({ id: 'a', message: 'Message' })).toBe('Message');
  expect(translate({ id: 'a' })).toBe('a');
  expect(() => translate({})).toThrow('neither an id nor a message');
  const wrong: object = { message: 7 };
  expect(() => translate(wrong)).toThrow('which is not a string');
});

test('ERR-07 the notice names the configured base path', () => {
  expect(baseUrlScript('', 'hidden')).toContain('/ (default value)');
  expect(baseUrlScript('/docs', 'hidden')).toContain('"/docs"');
});
