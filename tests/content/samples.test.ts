import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { shippedSamples } from '@/lib/export/build/shipped-samples';
import { checkConfigurations } from '@/tests/content/configuration';
import { unknownPackages } from '@/tests/support/sample-commands';
import { toolOf } from '@/tests/support/sample-tools';
import { loadSamples } from '@/tests/support/samples';
import { siteIn } from '@/tests/support/site';
import { PACKAGES } from './packages';

test('every configuration file among the samples loads with the real packages', async () => {
  const samples = await loadSamples();
  expect(samples.filter(toolOf).length).toBeGreaterThan(80);
  expect(formatErrors(await checkConfigurations(samples))).toBe('');
});

test('commands name existing packages', async () => {
  const samples = await loadSamples();
  expect(formatErrors(samples.flatMap((it) => unknownPackages(it, PACKAGES)))).toBe('');
});

test('every live sample is built', async () => {
  const live = (await loadSamples()).filter(({ meta }) => meta.player);
  const built = new Set((await shippedSamples(siteIn())).map(({ code }) => code));
  expect(live.filter(({ code }) => !built.has(code)).map(({ file }) => file)).toEqual([]);
});

/** Pages with a live sample that has the same colors in both themes, each with the reason. */
const unthemed = new Map([
  [
    'content/docs/v4/tailwind/backgrounds/background-image.mdx',
    'on native, the colors of the gradient are in a style, which dark: cannot change',
  ],
  [
    'content/docs/v4/tailwind/typography/font-smoothing.mdx',
    'antialiased makes a difference for light text on a dark background',
  ],
]);

test('every live sample has dark: classes or a reason to look the same in both themes', async () => {
  const live = (await loadSamples()).filter(({ meta }) => meta.player);
  expect(live.length).toBeGreaterThan(150);
  const sameInBoth = live.filter(({ code }) => !/\bdark:[a-z]/.test(code));
  expect(sameInBoth.map(({ file }) => file)).toEqual([...unthemed.keys()]);
});
