import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedSamples } from '@/lib/export/build/shipped-samples';
import {
  type BuiltSample,
  type BuiltSamples,
  type SampleData,
  sampleId,
  samplesFile,
} from '@/lib/player/built-sample';
import { toNativeStyle } from '@/lib/player/native-css';
import { type Theme, usualSize } from '@/lib/player/sample-protocol';
import { long, rotatingSampleOf } from '../support/long';
import { openPage } from '../support/open';
import { result, running } from '../support/player';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';
import { LiveSamples, type Painted } from './live-samples';

/**
 * Files with a sample that may change after React Native for Web has measured it, each with a pattern for the
 * code that causes the change. An image with the mode `center` changes only if it has loaded by then.
 */
const measured = new Map([
  ['content/docs/v4/tailwind/plugins/container-queries.mdx', /onLayout/],
  ['content/docs/v4/tailwind/layout/object-fit.mdx', /'center'/],
]);
/** Matches samples that change on their own, possibly before they are compared. */
const moving = /setInterval/;
/** Matches samples that use the window size. Their static drawings assume the default size. */
const sized = /useWindowDimensions/;
/** Size of a window that is wide enough for the first breakpoint. */
const wide = { width: 700, height: 340 };

test('the native style of each class in the samples can be drawn', () => {
  const { samples } = JSON.parse(readFileSync(samplesFile, 'utf8')) as BuiltSamples;
  const texts = Object.values(samples).flatMap(({ native }) =>
    native.flatMap(({ ios, android }) => [ios, android]),
  );
  expect(texts.length).toBeGreaterThan(1000);
  for (const text of new Set(texts)) expect(() => toNativeStyle(text), text).not.toThrow();
});

for (const [theme, size] of [
  ['light', usualSize],
  ['dark', wide],
] as const) {
  test(
    `shipped samples log nothing in the ${theme} theme and match their static drawing`,
    long,
    async ({ page }) => {
      test.setTimeout(180_000);
      const all = (await shippedSamples(siteIn())).filter(({ fence }) => !fence?.meta.native);
      expect(all.length).toBeGreaterThan(150);
      for (const [file, cause] of measured) {
        const isNeeded = all.some(({ code, fence }) => fence?.file === file && cause.test(code));
        expect(isNeeded, `${file} needs no exception`).toBe(true);
      }
      const shipped = rotatingSampleOf(all, 7, 2);
      const { samples } = JSON.parse(readFileSync(samplesFile, 'utf8')) as BuiltSamples;
      const live = await LiveSamples.open(page);
      await live.dress(theme, size);
      const problems: string[] = [];
      for (const { code, fence } of shipped) {
        const place = fence
          ? `${fence.file}:${fence.position.line}`
          : 'an example, or the landing page:';
        const sample = samples[sampleId(code)];
        const found = sample ? await compare(live, sample, theme) : ['was not built'];
        const isMeasured = measured.get(fence?.file ?? '')?.test(code) ?? false;
        const changes = isMeasured || moving.test(code) || (size === wide && sized.test(code));
        const kept = found.filter((text) => !changes || text.startsWith('says '));
        problems.push(...kept.map((text) => `${place} ${text}`));
      }
      expect(problems).toEqual([]);
    },
  );
}

/**
 * Minimum contrast of text in the dark theme. Text with less contrast in the light theme needs only as much
 * as it has there.
 */
const LEGIBLE = 2.5;

test(
  'shipped samples are dark in the dark theme, and their text stays legible',
  long,
  async ({ page }) => {
    test.setTimeout(180_000);
    const { samples } = JSON.parse(readFileSync(samplesFile, 'utf8')) as BuiltSamples;
    const live = await LiveSamples.open(page);
    const problems: string[] = [];
    for (const { code, fence } of rotatingSampleOf(await shippedSamples(siteIn()), 7, 2)) {
      const sample = samples[sampleId(code)];
      if (!sample || fence?.meta.native) continue;
      const place = fence?.file ?? 'an example, or the landing page:';
      await live.dress('light', usualSize);
      await live.draw(sample, sample.light);
      const before = await live.colors();
      await live.dress('dark', usualSize);
      await live.draw(sample, sample.dark ?? sample.light);
      const { ground, contrasts } = await live.colors();
      if (ground > 0.2) problems.push(`${place} has a light background in the dark theme`);
      for (const [index, [text, contrast]] of contrasts.entries()) {
        if (contrast < Math.min(before.contrasts[index]?.[1] ?? LEGIBLE, LEGIBLE))
          problems.push(`${place} hides “${text}”: ${contrast.toFixed(2)}`);
      }
    }
    expect(problems).toEqual([]);
  },
);

/**
 * Draws and runs a sample. Resolves to the messages of the run. If there are none, resolves to the
 * differences between the run and the drawing.
 */
async function compare(live: LiveSamples, sample: BuiltSample, theme: Theme): Promise<string[]> {
  const html = theme === 'dark' ? (sample.dark ?? sample.light) : sample.light;
  const drawn = await live.draw(sample, html);
  const { program } = readData(sample.data);
  const { messages, ...ran } = await live.run(program, theme);
  if (messages.length > 0) return messages.map((text) => `says ${text}`);
  if (ran.html !== drawn.html) return [`drawn as ${drawn.html}, runs as ${ran.html}`];
  return ran.elements.flatMap((element, index) => differences(drawn.elements[index], element));
}

function differences(drawn: Painted | undefined, ran: Painted): string[] {
  const names = new Set([...Object.keys(drawn?.style ?? {}), ...Object.keys(ran.style)]);
  return [...names].flatMap((name) => {
    const [before, after] = [drawn?.style[name], ran.style[name]];
    return before === after
      ? []
      : [`${ran.element} is drawn with ${name}: ${before}, not ${after}`];
  });
}

function readData(url: string): SampleData {
  return JSON.parse(readFileSync(join(process.cwd(), 'out', url), 'utf8'));
}

test.describe('on the web', () => {
  test.use({ samplesOn: 'web' });

  test('a field with autofocus does not take focus from the page', async ({ page }) => {
    // The sample is in view, so it runs.
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto('/tailwind/interactivity/caret-color');
    await expect(running(page)).toBeAttached();
    const field = result(page).getByPlaceholder('Secret word');
    await expect(field).toBeAttached();
    expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual([
      'BODY',
      0,
    ]);
  });
});

for (const path of [
  '/tailwind/effects/box-shadow',
  '/tailwind/flexbox/place-items',
  '/core-concepts/states',
]) {
  test(`sample code on ${path} is not cut off at 1280 px and is below the result`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    const samples = page.locator('.player:has([data-code] pre)');
    expect(await samples.count()).toBeGreaterThan(0);
    for (const sample of await samples.all()) {
      const pre = sample.locator('[data-code] pre');
      expect(await pre.evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0);
      const [result, code] = [sample.locator('[data-panes] > :first-child'), pre];
      const [above, below] = [await result.boundingBox(), await code.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
  });
}

test('no line of code is cut off on pages with a class table in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [
    '/tailwind/effects/box-shadow',
    '/tailwind/typography/font-family',
    '/v2/tailwind/borders/border-style',
  ]) {
    await page.goto(path);
    const cut = await page
      .locator('main pre:visible')
      .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(cut.length, path).toBeGreaterThan(0);
    expect(Math.max(...cut), path).toBe(0);
  }
});

/** Pages with an unusually tall sample. */
const tall = [
  '/tailwind/effects/box-shadow',
  '/tailwind/layout/columns',
  '/tailwind/flexbox/align-content',
  '/tailwind/backgrounds/background-opacity',
  '/tailwind/layout/aspect-ratio',
  '/tailwind/typography/line-height',
];

for (const path of rotatingSampleOf(tall, 3)) {
  test(`the result on ${path} is not cut off on a phone`, long, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    const drawn = page.locator('[data-result]').first();
    const cut = await drawn.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      const parts = [...box.querySelectorAll('.player-drawing *')];
      const leaves = parts.filter(({ children }) => children.length === 0);
      const sizes = leaves.map((leaf) => leaf.getBoundingClientRect());
      return sizes
        .filter(({ height }) => height > 0)
        .map((size) => Math.max(top - size.top, size.bottom - bottom));
    });
    expect(cut.length).toBeGreaterThan(2);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  });
}
