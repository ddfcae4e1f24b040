import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';

test('an error about Next’s format names the module that throws it', async () => {
  const named = (await glob('lib/**/*.ts')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bformatChanged\(\s*'([^']+)'/g)].map(([, module]) => [
      basename(file),
      module,
    ]),
  );
  expect(new Set(named.map(([file]) => file)).size).toBeGreaterThan(3);
  expect(named.filter(([file, module]) => file !== module)).toEqual([]);
});

test('no other module contains the text of this error', async () => {
  const files = (await glob('{lib,scripts}/**/*.ts')).filter((file) =>
    readFileSync(file, 'utf8').includes('Next’s format changed'),
  );
  expect(files).toEqual(['lib/export/next/format-changed.ts']);
});
