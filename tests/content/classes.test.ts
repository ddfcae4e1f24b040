import { expect, test } from '@playwright/test';
import { checkClasses } from '@/lib/classes/check';
import { checkClaims } from '@/lib/classes/claims';
import { loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/error';
import { compileEntry } from '@/lib/mdx/compile';

test('every class that a page names in a sample or a sentence exists, and does what the page says', async () => {
  test.setTimeout(180_000);
  const { docs, posts } = loadContent();
  const errors = [];
  let claimed = 0;
  for (const entry of [...docs, ...posts]) {
    const { classNames, claims, ownClasses } = await compileEntry(entry);
    const version = entry.version === 'v2' ? 'v2' : 'v4';
    errors.push(...checkClasses(classNames, version, ownClasses));
    errors.push(...checkClaims(claims, version, ownClasses));
    claimed += claims.length;
  }
  expect(formatErrors(errors)).toBe('');
  expect(claimed, 'sentences and cells whose claims were understood').toBeGreaterThan(200);
});
