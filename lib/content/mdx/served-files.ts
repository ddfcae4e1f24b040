import { posix } from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Compilation, Positioned } from './compilation';
import { toLinkKind } from './link-kind';
import { pictureSize } from './picture-size';
import { isData, NOT_DATA, readPublished } from './published-file';

/** A file that a page shows or links to, with its URL. */
export interface Served {
  url: string;
  bytes: Uint8Array;
}

/**
 * Returns the file that a path in a page or partial refers to. A path that starts with `/` is relative to
 * `public`. Any other path is relative to the folder of the page or partial. Reports an error and returns
 * undefined when the file does not exist or cannot be published.
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
  const published = publish(file, bytes, node, page);
  if (!published) return undefined;
  const { url } = published;
  const place = page.placeOf(node);
  if (place) page.findings.fileUses.push({ href: path, target: file, ...place });
  if (!page.findings.assets.some((asset) => asset.url === url))
    page.findings.assets.push({ file, url });
  return published;
}

function publish(file: string, bytes: Uint8Array, node: Positioned, page: Compilation) {
  if (!isData(file)) {
    page.report(node, { problem: `The file ${file} is not published. ${NOT_DATA}` });
    return undefined;
  }
  const { published, errors } = readPublished(file, bytes);
  if (errors) page.errors.push(...errors);
  return published;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // The path is not a valid URL, so no file exists at it.
    return path;
  }
}

/**
 * Remark plugin that sets the width and height of images, which prevents layout shift. Reports images without
 * alternative text, missing or invalid image files, and images on other sites, which the site's Content
 * Security Policy blocks.
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
    expected: `a copy next to the page: ![${node.alt ?? ''}](./${posix.basename(node.url)})`,
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
      expected: 'a PNG, JPEG, WebP, AVIF, GIF, or SVG file',
    });
  }
  node.url = image.url;
}
