import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { withoutExperiments } from '@/lib/export/next/without-experiments';

const output = [
  '▲ Next.js 16.4.6 (Turbopack)',
  '✓ Ready in 436ms',
  '\u001b[1m- Experiments (use with caution):\u001b[22m',
  '  · cssChunking',
  '  \u001b[31m⨯\u001b[39m optimisticRouting',
  '',
  '○ Compiling / ...',
  ' GET / 200 in 1111ms (next.js: 1.8ms, application-code: 1109ms)',
  'no line end',
];
const kept = output.filter((_, index) => index < 2 || index > 4).join('\n');

async function filter(chunks: readonly string[]): Promise<string> {
  const stream = withoutExperiments();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return text(stream);
}

test('authors do not see the list of experimental settings of Next', async () => {
  const whole = output.join('\n');
  expect(await filter([whole])).toBe(kept);
  expect(await filter([...whole])).toBe(kept);
});
