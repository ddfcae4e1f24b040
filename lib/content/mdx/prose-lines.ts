import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Compilation } from './compilation';

/**
 * Remark plugin that collects the lines of text that the author wrote, without code. It runs before other
 * plugins add or replace text.
 */
export function remarkProse(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => collectLines(node, page));
  };
}

function collectLines({ value, position }: Text, page: Compilation): void {
  const start = position?.start;
  if (!start) return;
  for (const [index, text] of value.split('\n').entries()) {
    if (text.trim() === '') continue;
    const line = start.line + index;
    const from = index === 0 ? start.column - 1 : 0;
    const found = page.sources.lineAt({ line, column: 1 }).indexOf(text, from);
    // The text differs from the source if it contains escapes or character references.
    const column = found < 0 ? from + 1 : found + 1;
    const place = page.placeOf({ position: { start: { line, column } } });
    if (place) page.findings.prose.push({ text, ...place });
  }
}
