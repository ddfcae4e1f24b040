import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { compare, toReference } from '@/tests/looks/pictures';
import { referenceFolder, renderingProblem } from '@/tests/looks/rendering';
import { views } from '@/tests/looks/views';
import { openStates } from '@/tests/support/open-states';

const MEGABYTE = 1_000_000;

test('every view has a reference, every reference has a view, and all are smaller than 8 MB', () => {
  const files = readdirSync(referenceFolder);
  const expected = [...views.map(({ name }) => `${name}.webp`), 'rendering.json'];
  expect(files.sort()).toEqual(expected.sort());
  const sizes = files.map((file) => statSync(`${referenceFolder}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * MEGABYTE);
});

test('views have unique names, and their states exist', () => {
  expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  const states = views.flatMap(({ state }) => state ?? []);
  expect(states.filter((state) => !(state in openStates))).toEqual([]);
});

test('another browser or other fonts are reported in one sentence', () => {
  const recorded = { browser: '156.0.1.2', fonts: 'abc' };
  expect(renderingProblem(recorded, recorded)).toBeUndefined();
  expect(renderingProblem(recorded, { ...recorded, browser: '157.0.1.2' })).toBe(
    'The reference pictures were made with Chromium 156.0.1.2, but this is Chromium 157.0.1.2: use that version (CHROMIUM_PATH), or check the site and accept all views again with `npm run test:looks -- --accept`.',
  );
  expect(renderingProblem(recorded, { ...recorded, fonts: 'def' })).toBe(
    'The reference pictures were made with other versions of the fonts Geist and Geist Mono: check the site and accept all views again with `npm run test:looks -- --accept`.',
  );
});

/** Returns a white picture of 40 by 50 pixels with a box of 10 by 10 pixels in a color. */
function pictureWith(color: string, height = 50): Promise<Buffer> {
  const input = { create: { width: 10, height: 10, channels: 3, background: color } } as const;
  return sharp({ create: { width: 40, height, channels: 3, background: '#fff' } })
    .composite([{ input, left: 10, top: 20 }])
    .png()
    .toBuffer();
}

for (const [title, color, height, pixels, share] of [
  ['the same picture', '#f6f8fb', 50, 0, '0.00 %'],
  ['a color that differs by one step', '#f5f8fb', 50, 0, '0.00 %'],
  ['a slightly darker surface', '#eef2f7', 50, 100, '5.00 %'],
  ['another color', '#e11d48', 50, 100, '5.00 %'],
  ['another size', '#f6f8fb', 60, 2400, '100.00 %'],
] as const) {
  test(`the share of changed pixels: ${title}`, async () => {
    const reference = await toReference(await pictureWith('#f6f8fb'));
    const found = await compare(await pictureWith(color, height), reference);
    expect(found).toMatchObject({ pixels, share });
    expect((await sharp(found.diff).metadata()).format).toBe('png');
    expect((await sharp(found.expected).metadata()).height).toBe(50);
  });
}
