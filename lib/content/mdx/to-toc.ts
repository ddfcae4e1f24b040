import type { Heading } from './compiled';

/**
 * An entry in a page's table of contents. `html` is the heading's text as HTML, with inline elements such as
 * `<code>` but without links.
 */
export interface TocItem {
  id: string;
  text: string;
  html: string;
  /** Whether the heading is inside a tab panel, which may be hidden. */
  inTab: boolean;
  children: TocItem[];
}

/** The heading levels that a table of contents shows, including `min` and `max`. */
export interface TocRange {
  min: number;
  max: number;
}

/**
 * Builds a table of contents from the headings whose levels are in the range. Each heading is nested under
 * the last heading before it with a smaller level number, such as an h3 under the h2 before it. If there is
 * no such heading, it is at the top level.
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
