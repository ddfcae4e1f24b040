import { expect, test } from '@playwright/test';
import { titleFirst } from '@/lib/export/next/title-first';

const layout = '<meta name="next-size-adjust" content=""/><link rel="icon" href="/a.svg"/>';
const page = '<title>A &amp; b</title><meta name="description" content="1 &gt; 0"/>';
const end = '<script>a()</script></head><body><svg><title>A drawing</title></svg></body>';

for (const [node, head] of [
  ['20', layout + page],
  ['24', page + layout],
] as const)
  test(`the head of a page is the same under Node ${node}`, () => {
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    expect(titleFirst(sheet + head + end)).toBe(sheet + page + layout + end);
  });
