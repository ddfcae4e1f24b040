import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pictureSize } from '@/lib/mdx/picture-size';
import type { Compilation, Positioned } from './compilation';
import { harmlessHtml } from './harmless-html';
import { toLinkKind } from './link-kind';

/** A file of the site that a page shows or links to. */
export interface Served {
  url: string;
  bytes: Uint8Array;
}

/**
 * Finds a local file: `/path` below public, anything else beside the file it is written in. The URL of
 * the latter names the file's bytes, so that it may be cached for ever. A missing file is a mistake.
 */
export function toServed(path: string, node: Positioned, page: Compilation): Served | undefined {
  const isPublic = path.startsWith('/');
  const folder = isPublic ? 'public' : posix.dirname(page.fileOf(node));
  const file = posix.join(folder, decoded(path));
  const bytes = page.readBytes(file);
  if (!bytes) {
    page.report(node, { problem: `There is no file ${path}`, expected: `a file at ${file}` });
    return undefined;
  }
  if (isPublic) return { url: path, bytes };
  const harm = harmOf(file, bytes);
  if (harm !== undefined) {
    page.report(node, { problem: `The file ${file} is not published. ${harm}` });
    return undefined;
  }
  const { name, ext } = posix.parse(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const url = `/assets/${name}.${hash}${ext}`;
  const place = page.placeOf(node);
  if (place) page.findings.fileUses.push({ href: path, target: file, ...place });
  if (!page.findings.assets.some((asset) => asset.url === url))
    page.findings.assets.push({ file, url });
  return { url, bytes };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Not an address, so it is the name of no file that anybody could ask for.
    return path;
  }
}

/** Files that show or hold something, and run nothing in the browser of a reader. */
const DATA = /\.(?:avif|csv|gif|jpe?g|json|mp4|pdf|png|svg|txt|webm|webp|zip)$/i;

/** Why a file beside the words must not be opened from the site; nothing when it may. */
function harmOf(file: string, bytes: Uint8Array): string | undefined {
  if (!DATA.test(file))
    return 'It is neither a picture nor data; a file of the site goes to public.';
  if (!/\.svg$/i.test(file)) return undefined;
  const svg = new TextDecoder().decode(bytes);
  // An XML parser takes more from these than the one that follows.
  if (/<[!?](?!--|xml\s)/i.test(svg))
    return 'It holds declarations, which a drawing does not need.';
  try {
    harmlessHtml(svg);
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

/**
 * Gives images the size of their files, so that nothing moves while they load. A missing file or text is a
 * mistake, and so is an image of another site: the policy of pages loads none.
 */
export function remarkImages(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'image', (node) => {
      if (!node.alt?.trim()) {
        page.report(node, {
          problem: `The image ${node.url} has no alternative text`,
          expected: `![what it shows](${node.url})`,
        });
      }
      const isAsIs = node.url.startsWith('pathname://');
      if (isAsIs) node.url = node.url.slice('pathname://'.length);
      if (/^(?:https?:)?\/\//i.test(node.url)) refuseForeign(node, page);
      else if (!isAsIs && toLinkKind(node.url) !== 'external') measure(node, page);
    });
  };
}

function refuseForeign(node: Image, page: Compilation): void {
  page.report(node, {
    problem: `The image ${node.url} is on another site, and pages load images only from their own`,
    expected: `a copy beside the page: ![${node.alt ?? ''}](./${posix.basename(node.url)})`,
  });
}

function measure(node: Image, page: Compilation): void {
  const image = toServed(node.url, node, page);
  if (!image) return;
  try {
    node.data = { ...node.data, hProperties: pictureSize(image.bytes) };
  } catch {
    page.report(node, {
      problem: `The file ${node.url} is not an image`,
      expected: 'a PNG, JPEG, WebP, AVIF, GIF or SVG file',
    });
  }
  node.url = image.url;
}
