import { PassThrough } from 'node:stream';
import { expect, test } from '@playwright/test';
import { whenReady } from '@/lib/next/when-ready';

test('Next is ready when it says so, in whatever pieces', async () => {
  const output = new PassThrough();
  const ready = whenReady(output, 5000);
  for (const piece of ['Local: http://localhost:3000\n', ' ✓ Rea', 'dy in 300ms\n'])
    output.write(piece);
  await ready;
});

test('Next that ends, or does not become ready in time, is a failure that says so', async () => {
  const ended = new PassThrough();
  const failure = expect(whenReady(ended, 5000)).rejects.toThrow('Next ended before it served a');
  ended.end('Port 3000 is in use\n');
  await failure;
  await expect(whenReady(new PassThrough(), 100)).rejects.toThrow(
    'Next’s format changed: it has not said "Ready in" for 0.1 seconds.',
  );
});
