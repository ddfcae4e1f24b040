import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Markdown tables always have a row of headers. An empty one names nothing: it becomes a plain cell,
 * and a row of nothing else goes.
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
