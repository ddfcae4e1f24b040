import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import {
  checkFrontMatterTerms,
  checkTerms,
  readTermsToAvoid,
} from '@/lib/content/check/terms-to-avoid';
import { siteIn } from '@/tests/support/site';

test('the pages use one term for one thing', async () => {
  const site = siteIn();
  const terms = readTermsToAvoid(site.folder);
  expect(terms.size).toBeGreaterThan(40);
  const pages = await Promise.all([...site.docs, ...site.posts].map(site.compile));
  const errors = pages.flatMap(({ prose }) => checkTerms(prose, terms));
  expect(pages.flatMap(({ prose }) => prose).length).toBeGreaterThan(5000);
  expect(formatErrors([...errors, ...checkFrontMatterTerms(site)])).toBe('');
});
