import { expect, test } from '@playwright/test';
import { selectClasses } from '@/lib/classes/data/select';
import { formatErrors } from '@/lib/config/source/content-error';
import { claimsOfPage } from '@/lib/content/check/claims';
import { checkWords } from '@/lib/content/check/page-check';
import { versionIn } from '@/lib/content/versions/version-in';
import { siteIn } from '@/tests/support/site';

test('every class named in a sample or a sentence exists and does what the page claims', async () => {
  test.setTimeout(180_000);
  const { config, docs, posts, compile, classes } = siteIn();
  const errors = [];
  let claimed = 0;
  for (const entry of [...docs, ...posts]) {
    const page = await compile(entry);
    const store = classes(versionIn(config, entry.file).name);
    const { name } = config.product;
    errors.push(...checkWords(page, store, name));
    claimed += claimsOfPage(page, name).length;
  }
  expect(formatErrors(errors)).toBe('');
  expect(claimed, 'sentences and cells whose claims were understood').toBeGreaterThan(200);
});

test('no heading has the id of a class in the tables of its page', async () => {
  const taken = [];
  const site = siteIn();
  for (const entry of site.docs) {
    const { classTables, headings } = await site.compile(entry);
    const { classes } = site.classes(entry.version);
    const shown = new Set(
      classTables.flatMap((table) => selectClasses(classes, table)).map(({ name }) => name),
    );
    for (const { id } of headings) if (shown.has(id)) taken.push(`${entry.file}#${id}`);
  }
  expect(taken).toEqual([]);
});
