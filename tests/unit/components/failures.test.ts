import { expect, test } from '@playwright/test';
import { baseUrlScript } from '@/components/shell/base-url-script';
import { invariant } from '@/components/ui/invariant';

test('ERR-11 a failed assertion throws, with details in development only', () => {
  expect(() => invariant(true)).not.toThrow();
  expect(() => invariant(0)).toThrow(/^Invariant failed$/);
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed: no page$/);
  const environment = process.env;
  process.env = { ...environment, NODE_ENV: 'production' };
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed$/);
  process.env = environment;
});

test('ERR-07 the notice names the configured base path', () => {
  expect(baseUrlScript('')).toContain('/ (default value)');
  expect(baseUrlScript('/docs')).toContain('"/docs"');
});
