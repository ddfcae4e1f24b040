import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { whenReady } from '@/lib/export/next/when-ready';

test('Next counts as ready once its output says so, in any chunks', async () => {
  const output = new PassThrough();
  const ready = whenReady(output, 5000);
  for (const piece of ['- Local:   http://localhost:3000\n', ' ✓ Rea', 'dy in 300ms\n'])
    output.write(piece);
  expect(await ready).toBe('http://localhost:3000');
});

test('the URL is parsed from colored output too, and a missing one is a clear error', async () => {
  const output = new PassThrough();
  const ready = whenReady(output, 5000);
  output.write('- Local:   \u001b[1mhttp://localhost:3000\u001b[22m\n ✓ Ready in 300ms\n');
  expect(await ready).toBe('http://localhost:3000');
  const other = new PassThrough();
  const failed = expect(whenReady(other, 5000)).rejects.toThrow(
    'Next’s format changed: it has not printed "Local:".\n  Found by lib/export/next/when-ready.ts. Read lib/export/next/README.md to fix it.',
  );
  other.write(' ✓ Ready in 300ms\n');
  await failed;
});

test('a timeout while waiting for Next is a clear error', async () => {
  await expect(whenReady(new PassThrough(), 100)).rejects.toThrow(
    'Next’s format changed: it has not printed "Ready in" for 0.1 seconds.',
  );
});

test('an early exit of Next, as after Ctrl+C or --help, is not an error', async () => {
  const output = new PassThrough();
  const settled: unknown[] = [];
  whenReady(output, 100).then(
    () => settled.push('ready'),
    (error) => settled.push(error),
  );
  output.end('Usage: next dev\n');
  await wait(300);
  expect(settled).toEqual([]);
});
