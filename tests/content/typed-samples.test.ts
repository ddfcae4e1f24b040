import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { typeCheckSamples } from '@/lib/content/code-blocks/compile-samples';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';
import site from '@/site.config';
import { loadSamples } from '@/tests/support/samples';
import { siteIn } from '@/tests/support/site';

test('every sample parses', async () => {
  const samples = await loadSamples();
  expect(samples.length).toBeGreaterThan(0);
  expect(formatErrors((await Promise.all(samples.map(syntaxErrors))).flat())).toBe('');
});

for (const { name, label } of site.versions) {
  test(`the TypeScript samples of ${label} type-check against the installed packages`, async () => {
    const samples = (await loadSamples()).filter(({ version }) => version === name);
    const { versions } = siteIn().classes(name);
    expect(formatErrors(await typeCheckSamples(samples, { versions }))).toBe('');
  });
}
