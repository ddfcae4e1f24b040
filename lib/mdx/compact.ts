import type { ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

const HOLDS_BLOCKS = new Set([
  'blockquote',
  'li',
  'ol',
  'section',
  'table',
  'tbody',
  'thead',
  'tr',
  'ul',
]);

/** Drops the line ends between blocks: nobody sees them, but each would be sent to the reader twice. */
export function rehypeCompact() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const holds =
        node.type === 'root' ||
        node.type === 'mdxJsxFlowElement' ||
        (node.type === 'element' && HOLDS_BLOCKS.has(node.tagName));
      if (!holds) return;
      const children: (RootContent | ElementContent)[] = node.children;
      const kept = children.filter(
        (child) => child.type !== 'text' || !/^\s*\n\s*$/.test(child.value),
      );
      children.splice(0, children.length, ...kept);
    });
  };
}
