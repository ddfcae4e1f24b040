import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Returns the text of all headings, paragraphs, and table cells that an author wrote. Skips code blocks. */
export function proseOf(tree: Root): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    // Skips the section that the MDX pipeline adds to utility pages.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Usage') return SKIP;
    const isProse = ['heading', 'paragraph', 'tableCell'].includes(node.type);
    if (isProse) parts.push(textOf(node));
    return undefined;
  });
  return parts.join('\n');
}

/**
 * Counts the words in a text. A hyphenated compound counts as one word, and so does a contraction such as
 * `don't`.
 */
export function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu) ?? []).length;
}
