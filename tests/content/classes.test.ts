import { expect, test } from '@playwright/test';
import { checkClasses } from '@/lib/classes/check';
import { loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/error';
import { compileEntry } from '@/lib/mdx/compile';

test('every class that a page names in a sample or a sentence exists', async () => {
  test.setTimeout(180_000);
  const { docs, posts } = loadContent();
  const errors = [];
  for (const entry of [...docs, ...posts]) {
    const { classNames, ownClasses } = await compileEntry(entry);
    errors.push(...checkClasses(classNames, entry.version === 'v2' ? 'v2' : 'v4', ownClasses));
  }
  expect(formatErrors(errors)).toBe('');
});
