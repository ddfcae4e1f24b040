import type { Element, ElementContent, Root, RootContent } from 'hast';
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

/**
 * Rehype plugin that removes whitespace with line breaks between block elements. It is invisible and would
 * only make pages larger.
 */
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

/**
 * Rehype plugin that turns empty header cells of tables into plain cells and removes the header if all its
 * cells are empty. Markdown tables always have a header row, even if the author does not need one.
 */
export function rehypeTableHeads() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const head = elements(table).find(({ tagName }) => tagName === 'thead');
      const cells = head ? elements(head).flatMap(elements) : [];
      const empty = cells.filter(({ children }) => children.length === 0);
      for (const cell of empty) cell.tagName = 'td';
      if (empty.length === cells.length)
        table.children = table.children.filter((child) => child !== head);
    });
  };
}

function elements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
