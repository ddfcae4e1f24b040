import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The sentences, headings and table cells that an author wrote; code blocks are left out. */
export function proseOf(tree: Root): string {
  const parts: string[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    // What the pipeline adds has no place in the file.
    if (node.position) parts.push(textOf(node));
  });
  return parts.join('\n');
}

/** How many words a text has; what a hyphen or an apostrophe joins is one. */
export function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu) ?? []).length;
}
