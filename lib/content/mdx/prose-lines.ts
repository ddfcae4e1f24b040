import type { Nodes, Root, Text } from 'mdast';
import type { Compilation } from './compilation';

/** Markup whose text readers see as a part of the sentence around it. */
const INLINE = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/**
 * Remark plugin that collects the lines of text that the author wrote, without code. It runs before other
 * plugins add or replace text.
 */
export function remarkProse(page: Compilation) {
  return (tree: Root): void => new ProseReader(page).read(tree);
}

class ProseReader {
  constructor(private readonly page: Compilation) {}

  /** True if only inline markup is between the current text node and the previous one. */
  private continues = false;

  read(node: Nodes): void {
    if (node.type === 'text') {
      this.readText(node);
      return;
    }
    const isInline = INLINE.has(node.type);
    if (!isInline) this.continues = false;
    if ('children' in node) for (const child of node.children) this.read(child);
    if (!isInline) this.continues = false;
  }

  private readText({ value, position }: Text): void {
    const start = position?.start;
    if (!start) return;
    for (const [index, text] of value.split('\n').entries()) {
      if (text === '') continue;
      const line = start.line + index;
      const from = index === 0 ? start.column - 1 : 0;
      const found = this.page.sources.lineAt({ line, column: 1 }).indexOf(text, from);
      // The text differs from the source if it contains escapes or character references.
      const column = found < 0 ? from + 1 : found + 1;
      const place = this.page.placeOf({ position: { start: { line, column } } });
      if (!place) continue;
      this.page.findings.prose.push({ text, ...place, ...(this.continues && { continues: true }) });
      this.continues = true;
    }
  }
}
