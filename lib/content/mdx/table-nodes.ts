import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** Creates a table from the texts of its head and the cells of its rows. */
export function toTableNode(
  head: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table {
  return { type: 'table', children: [head.map(textNodes), ...rows].map(toRow) };
}

/** Creates the content of a cell or paragraph that is plain text. */
export function textNodes(value: string): PhrasingContent[] {
  return [{ type: 'text', value }];
}

/** Creates the content of a cell from Markdown. */
export function markdownNodes(markdown: string): PhrasingContent[] {
  const tree = fromMarkdown(markdown);
  visit(tree, (node) => {
    // These positions refer to the cell, not to the page's file.
    delete node.position;
  });
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}

/** Replaces the spaces of a text with spaces that do not break. */
export function unbroken(value: string): string {
  return value.replaceAll(' ', '\u00a0');
}

function toRow(cells: readonly PhrasingContent[][]): TableRow {
  const children = cells.map((cell): TableCell => ({ type: 'tableCell', children: cell }));
  return { type: 'tableRow', children };
}
