import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** The sentences, headings and table cells that an author wrote; code blocks are left out. */
export function proseOf(tree: Root): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    // The pipeline adds it to pages of utilities.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Usage') return SKIP;
    const isProse = ['heading', 'paragraph', 'tableCell'].includes(node.type);
    if (isProse) parts.push(textOf(node));
    return undefined;
  });
  return parts.join('\n');
}

/** How many words a text has; what a hyphen or an apostrophe joins is one. */
export function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu) ?? []).length;
}
