/** Draws the pictures of a site from one SVG file, with the renderer of the preview cards. */
import { Renderer } from '@takumi-rs/core';
import { container, image } from '@takumi-rs/helpers';
import { UsageError } from '@/lib/export/build/command-flags';

/** Picture of an icon: its size in pixels, the share of the logo, and the background. */
interface Icon {
  size: number;
  /** Width of the logo as a share of the icon's width. */
  share: number;
  background: string;
}

const icons: Readonly<Record<string, Icon>> = {
  'public/img/apple-icon.png': { size: 180, share: 0.72, background: '#ffffff' },
  'public/img/icon-192.png': { size: 192, share: 0.9, background: '#ffffff00' },
  // Systems may cut off everything outside the inner circle, which is 80 % wide.
  'public/img/icon-512-maskable.png': { size: 512, share: 0.56, background: '#ffffff' },
};

/** Sizes of the pictures in `favicon.ico`, in pixels. */
const FAVICON_SIZES = [16, 32, 48];

/**
 * Resolves to the pictures of a site, keyed by path: the logo, the icons of browsers and home screens, and
 * `favicon.ico`. `logo` is the text of a square SVG file. Rejects with a `UsageError` when it cannot be drawn.
 */
export async function brandPictures(logo: string): Promise<Map<string, Uint8Array>> {
  const renderer = new Renderer();
  const draw = (icon: Icon) => drawIcon(renderer, logo, icon);
  const drawn = Object.entries(icons).map(
    async ([path, icon]): Promise<[string, Uint8Array]> => [path, await draw(icon)],
  );
  const favicons = FAVICON_SIZES.map((size) => draw({ size, share: 1, background: '#ffffff00' }));
  const svg = new TextEncoder().encode(logo);
  return new Map([
    ...(await Promise.all(drawn)),
    ['public/favicon.ico', toIco(FAVICON_SIZES, await Promise.all(favicons))],
    ['public/img/icon.svg', svg],
    ['public/img/mark.svg', svg],
  ]);
}

/** Returns a plain logo in a color, for products that have none: a square with two rounded bars. */
export function plainLogo(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${color}"/><path d="M7 9h10M7 15h6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>\n`;
}

/** Throws a `UsageError` when a text is not an SVG file that runs and loads nothing. `file` is its path. */
export function assertLogo(svg: string, file: string): void {
  const refuse = (problem: string, expected: string): never => {
    throw new UsageError(`--logo is ${file}, ${problem}; it must be ${expected}.`);
  };
  if (!/<svg\b[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    refuse('which is not an SVG file', 'a file with <svg xmlns="http://www.w3.org/2000/svg">');
  const [width, height] = sizeOf(svg);
  if (!width || width !== height)
    refuse('which is not square', 'an SVG file whose viewBox has the same width and height');
  if (
    /<script|\son\w+\s*=|<foreignObject|(?:href|url\()\s*=?\s*["']?(?!#)(?:https?:|data:|\/)/i.test(
      svg,
    )
  )
    refuse('which runs or loads something', 'an SVG file of shapes only');
}

function sizeOf(svg: string): [width: number, height: number] {
  const box = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg);
  return [Number(box?.[1]), Number(box?.[2])];
}

async function drawIcon(
  renderer: Renderer,
  logo: string,
  { size, share, background }: Icon,
): Promise<Uint8Array> {
  const width = Math.round(size * share);
  const node = container({
    style: {
      width: size,
      height: size,
      backgroundColor: background,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
    },
    children: [image({ src: 'logo.svg', width, height: width })],
  });
  const images = [{ src: 'logo.svg', data: new TextEncoder().encode(logo) }];
  try {
    return await renderer.render(node, { width: size, height: size, format: 'png', images });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--logo cannot be drawn: ${reason}`);
  }
}

/** Packs PNG pictures into an ICO file: a header, an entry of 16 bytes for each picture, and the pictures. */
function toIco(sizes: readonly number[], pictures: readonly Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
