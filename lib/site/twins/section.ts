const FENCE = /^(?:>\s?)*\s*(`{3,}|~{3,})/;
const HEADING = /^(?:>\s?)*(#{1,6}) /;

/** A heading of a Markdown text: its level and the line it stands on, counted from 0. */
interface Heading {
  depth: number;
  line: number;
}

/** The headings of a Markdown text that starts each of them with `#`; what code says is none. */
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
 * The section under the heading with that number, counted from 0: up to the next heading of its level
 * or above, without blank lines at its end. Empty when there is no such heading.
 */
export function sectionAt(markdown: string, index: number): string {
  const headings = listHeadings(markdown);
  const first = headings[index];
  if (!first) return '';
  const next = headings.slice(index + 1).find(({ depth }) => depth <= first.depth);
  return `${markdown.split('\n').slice(first.line, next?.line).join('\n').trimEnd()}\n`;
}
