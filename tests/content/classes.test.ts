import { expect, test } from '@playwright/test';
import { claimsOfPage } from '@/lib/check/claims';
import { checkWords } from '@/lib/check/site-check';
import { versionIn } from '@/lib/classes/class-store';
import { loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/content-error';
import { compileEntry } from '@/lib/mdx/compile';

test('every class that a page names in a sample or a sentence exists, and does what the page says', async () => {
  test.setTimeout(180_000);
  const { docs, posts } = loadContent();
  const errors = [];
  let claimed = 0;
  for (const entry of [...docs, ...posts]) {
    const page = await compileEntry(entry);
    errors.push(...checkWords(page, versionIn(entry.file).name));
    claimed += claimsOfPage(page).length;
  }
  expect(formatErrors(errors)).toBe('');
  expect(claimed, 'sentences and cells whose claims were understood').toBeGreaterThan(200);
});
