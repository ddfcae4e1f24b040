import { expect, test } from '@playwright/test';
import { classStore, versionIn } from '@/lib/classes/data/class-store';
import { selectClasses } from '@/lib/classes/data/select';
import { formatErrors } from '@/lib/config/source/content-error';
import { claimsOfPage } from '@/lib/content/check/claims';
import { checkWords } from '@/lib/content/check/page-check';
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/content/mdx/compile';

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

test('no heading takes the address of a class that the tables of its page show', async () => {
  const taken = [];
  for (const entry of loadContent().docs) {
    const { classTables, headings } = await compileEntry(entry);
    const { classes } = classStore(entry.version);
    const shown = new Set(
      classTables.flatMap((table) => selectClasses(classes, table)).map(({ name }) => name),
    );
    for (const { id } of headings) if (shown.has(id)) taken.push(`${entry.file}#${id}`);
  }
  expect(taken).toEqual([]);
});
