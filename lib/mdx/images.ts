import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pictureSize } from '@/lib/picture-size';
import { toServed } from './assets';
import type { Compilation } from './compilation';
import { toLinkKind } from './link-kind';

/** Gives images the size of their files, so that nothing moves while they load; a missing file is a mistake. */
export function remarkImages(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'image', (node) => {
      if (node.url.startsWith('pathname://')) node.url = node.url.slice('pathname://'.length);
      else if (toLinkKind(node.url) !== 'external') measure(node, page);
    });
  };
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
