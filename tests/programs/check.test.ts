import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('types, lint, formatting and import directions are as npm run check wants them', async () => {
  // It waits for a build that is going on.
  test.setTimeout(300_000);
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/check.ts']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, output).toBe(0);
});
