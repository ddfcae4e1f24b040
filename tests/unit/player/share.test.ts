import { expect, test } from '@playwright/test';
import { packFiles, unpackFiles } from '@/lib/player/share';

test('files survive a link, whatever is in them', () => {
  const files = { 'App.tsx': 'const a = "ü 🚲 <>&";\n'.repeat(40), 'b.tsx': '' };
  const text = packFiles(files);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(200);
  expect(unpackFiles(text)).toEqual(files);
});

test('a broken link gives nothing', () => {
  for (const text of ['', 'abc', '###', packFiles({ a: 'b' }).slice(3)]) {
    expect(unpackFiles(text), text).toBeUndefined();
  }
});
