import type { Heading } from './compiled';

/** A table-of-contents entry. `html` is the heading's inline markup without links. */
export interface TocItem {
  id: string;
  text: string;
  html: string;
  /** Whether the heading is inside a tab, which may be closed. */
  inTab: boolean;
  children: TocItem[];
}

/** Range of heading levels in a table of contents. Both ends are included. */
export interface TocRange {
  min: number;
  max: number;
}

/**
 * Nests the headings in a range by level. Each heading becomes a child of the nearest earlier heading of a
 * higher level, or a top-level entry when there is none.
 */
export function toToc(headings: Heading[], { min, max }: TocRange): TocItem[] {
  const top: TocItem[] = [];
  const open: { depth: number; item: TocItem }[] = [];
  for (const { depth, id, text, html, inTab = false } of headings) {
    if (depth < min || depth > max) continue;
    const item: TocItem = { id, text, html, inTab, children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    (open.at(-1)?.item.children ?? top).push(item);
    open.push({ depth, item });
  }
  return top;
}
