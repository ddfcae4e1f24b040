import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

const CSPELL = 'node_modules/cspell/bin.mjs';

test('every word of the content is in the dictionary or in cspell.txt', () => {
  const args = [CSPELL, 'lint', '--no-progress', '--no-color', '--show-suggestions'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/Files checked: [1-9]\d\d, Issues found: 0/);
});
