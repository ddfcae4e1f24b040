import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkSpelling } from '@/lib/content/check/spelling';
import { writeTree } from '../../support/write-tree';

test('an unknown word is an error at its position, for every occurrence', async () => {
  const site = writeTree(test.info().outputPath('site'), {
    'content/docs/v4/a.mdx': '---\ntitle: A page\n---\n\nNativeWind and a wrod, not `wrod`.\n',
  });
  const report =
    'content/docs/v4/a.mdx:5:18  No dictionary has the word wrod\n  Did you mean word?\n  Correct it, put it in code, or add it to cspell.txt.';
  expect(formatErrors(await checkSpelling(site))).toBe(report);
  expect(formatErrors(await checkSpelling(site))).toBe(report);
});
