const FENCE = /^(?:>\s?)*\s*(`{3,}|~{3,})/;
const HEADING = /^(?:>\s?)*(#{1,6}) /;

/** Heading in Markdown: its level from 1 to 6, and its line, counted from 0. */
interface Heading {
  depth: number;
  line: number;
}

/** Returns the headings in Markdown that are written with `#`. Skips code blocks. */
export function listHeadings(markdown: string): Heading[] {
  let fence = '';
  return markdown.split('\n').flatMap((text, line) => {
    const mark = FENCE.exec(text)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
      return [];
    }
    fence = mark;
    const depth = HEADING.exec(text)?.[1]?.length;
    return depth ? [{ depth, line }] : [];
  });
}

/**
 * Returns the section that starts with the heading at `index`, counted from 0. The section ends before the
 * next heading of the same or a higher level. Trailing blank lines are removed. Returns an empty string when
 * there is no such heading.
 */
export function sectionAt(markdown: string, index: number): string {
  const headings = listHeadings(markdown);
  const first = headings[index];
  if (!first) return '';
  const next = headings.slice(index + 1).find(({ depth }) => depth <= first.depth);
  return `${markdown.split('\n').slice(first.line, next?.line).join('\n').trimEnd()}\n`;
}
