import { expect, test } from '@playwright/test';
import { planVersion } from '@/lib/content/authoring/freeze-version';
import { siteIn } from '@/tests/support/site';

test('the docs of this site can be frozen, and no link in the copy leads to the original', async () => {
  const site = siteIn();
  const changes = await planVersion(site, { label: 'old' });
  const current = new Set(
    site.docs.flatMap(({ path, version }) => (version === 'current' ? path : [])),
  );
  const leaving = changes.flatMap(({ file, text = '' }) =>
    // Links inside code blocks are only text.
    [...text.replace(/^(`{3,}).*?^\1$/gms, '').matchAll(/(?:\]\(|href=")(\/[^\s#?)"]*)/g)].flatMap(
      ([, path = '']) => (current.has(path) && file.endsWith('.mdx') ? `${file}: ${path}` : []),
    ),
  );
  expect(changes.length).toBeGreaterThan(150);
  expect(leaving).toEqual([]);
});
