import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import site from '@/site.config';
import { checkConfigurations } from '@/tests/content/configuration';
import { unknownPackages } from '@/tests/support/sample-commands';
import { toolOf } from '@/tests/support/sample-tools';
import { loadSamples } from '@/tests/support/samples';
import { typeCheckSamples } from '@/tests/support/type-check';
import { PACKAGES } from './packages';

for (const { name, label } of site.versions) {
  test(`the TypeScript samples of ${label} type-check against the installed packages`, async () => {
    expect(formatErrors(await typeCheckSamples(await loadSamples(), name))).toBe('');
  });
}

test('every configuration file among the samples loads with the real packages', async () => {
  const samples = await loadSamples();
  expect(samples.filter(toolOf).length).toBeGreaterThan(80);
  expect(formatErrors(await checkConfigurations(samples))).toBe('');
});

test('commands name existing packages', async () => {
  const samples = await loadSamples();
  expect(formatErrors(samples.flatMap((it) => unknownPackages(it, PACKAGES)))).toBe('');
});
