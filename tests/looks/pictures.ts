import { expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { backToTop } from '@/content/messages/shell';

/**
 * Smallest difference of two colors that counts, where 1 is the difference of black and white. People start
 * to see differences of flat colors at about 0.02.
 */
const THRESHOLD = 0.015;

/**
 * Hides the button that scrolls to the top, because it depends on the way in which Playwright scrolls to an
 * element.
 */
const style = `button[aria-label="${backToTop}"] { visibility: hidden }`;

/** Result of comparing a picture with its reference. */
export interface Comparison {
  /** Number of pixels that differ visibly. Antialiased edges of shapes and letters do not count. */
  pixels: number;
  /** Share of these pixels, such as `2.31 %`. */
  share: string;
  /** The reference and the differences as PNG files. */
  expected: Buffer;
  diff: Buffer;
}

/** Takes a picture of the viewport as PNG, once two pictures in a row are the same. */
export async function takePicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const before = last;
    last = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', style });
    expect(last.equals(before)).toBe(true);
  }).toPass({ intervals: [100], timeout: 15_000 });
  return last;
}

/** Compresses a picture without loss. The result is about a third of the size of Chromium's PNG. */
export function toReference(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Compares a picture with its reference. If their sizes differ, all pixels count as different. */
export async function compare(picture: Buffer, reference: Buffer): Promise<Comparison> {
  const [actual, expected] = await Promise.all([decode(picture), decode(reference)]);
  const { width, height } = actual.info;
  const isSameSize = width === expected.info.width && height === expected.info.height;
  const diff = new Uint8Array(width * height * 4);
  const pixels = isSameSize
    ? pixelmatch(actual.data, expected.data, diff, width, height, { threshold: THRESHOLD })
    : width * height;
  return {
    pixels,
    share: `${((100 * pixels) / (width * height)).toFixed(2)} %`,
    expected: await sharp(reference).png().toBuffer(),
    diff: await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

function decode(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
