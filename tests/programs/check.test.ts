import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('npm run check passes for types, lint, formatting and import directions', async () => {
  // The check waits until a running build has ended.
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
