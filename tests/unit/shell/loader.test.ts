import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const read = (name: string) => readFileSync(`components/ui/${name}`, 'utf8');

test('ERR-05 the loader is 128 by 110 pixels and shows after 200 ms only', () => {
  expect(read('loader.tsx')).toContain('width="128" height="110"');
  expect(read('loader.module.css')).toMatch(/animation: appear 1ms 200ms both/);
});
