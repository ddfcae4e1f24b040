import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as htmlText } from 'hast-util-to-string';
import { toString as markdownText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** Content that an HTML page and its Markdown version must have in common. */
export interface Outline {
  headings: string[];
  /** Absolute URLs, sorted and without duplicates. */
  links: string[];
  code: string[];
  rows: string[];
}

/**
 * Returns the outline of an exported page: its title and the content of its first element with the class
 * `prose`.
 */
export function outlineOfPage(html: string, origin: string, path: string): Outline {
  const outline = empty();
  const tree = fromHtml(html);
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h1') outline.headings.push(plain(htmlText(node)));
    if (!hasClass(node, 'prose')) return;
    read(node, outline, (href) => toAddress(href, origin, path));
    return EXIT;
  });
  return sorted(outline);
}

/** Returns the outline of the Markdown version of a page. */
export function outlineOfTwin(markdown: string, origin: string): Outline {
  const outline = empty();
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  // Skips the third block, which links to the HTML page.
  tree.children = tree.children.filter((_node, index) => index !== 2);
  visit(tree, (node) => {
    if (node.type === 'heading') outline.headings.push(plain(markdownText(node)));
    if (node.type === 'link') outline.links.push(toAddress(node.url, origin, '/'));
    if (node.type === 'code') outline.code.push(toCode(node.value, node.lang === 'diff'));
    if (node.type !== 'table') return;
    const rows = node.children.map((row) => row.children.map((cell) => plain(markdownText(cell))));
    // Skips empty header rows, which exist only in Markdown.
    outline.rows.push(...toRows(rows).filter((row) => /[^ |]/.test(row)));
  });
  return sorted(outline);
}

function read(root: Element, outline: Outline, toAddress: (href: string) => string): void {
  visit({ type: 'root', children: [root] } satisfies Root, 'element', (node) => {
    // Skips the tabs of other package managers, because they repeat the npm commands. Skips footnotes,
    // because Markdown has its own syntax for them.
    if (isOtherManager(node) || 'dataFootnotes' in node.properties) return SKIP;
    const { href } = node.properties;
    if (/^h[1-6]$/.test(node.tagName)) outline.headings.push(plain(htmlText(node)));
    if (node.tagName === 'pre')
      outline.code.push(toCode(codeText(node), hasClass(node, 'language-diff')));
    if (node.tagName === 'table') outline.rows.push(...toRows(rowsOf(node)));
    if (node.tagName === 'class-table') outline.rows.push(...toRows(classRowsOf(node)));
    // Skips links that the Markdown version does not have: to the playground, from a heading to itself, and
    // to a footnote.
    const isMark =
      /^\/playground#/.test(String(href)) ||
      /^Direct link to /.test(String(node.properties.ariaLabel)) ||
      'dataFootnoteRef' in node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && !isMark)
      outline.links.push(toAddress(href));
  });
}

function toAddress(href: string, origin: string, path: string): string {
  return new URL(href, origin + path).href;
}

function rowsOf(table: Element): string[][] {
  return all(table, ({ tagName }) => tagName === 'tr').map((row) =>
    row.children.filter((cell) => cell.type === 'element').map((cell) => plain(htmlText(cell))),
  );
}

/**
 * Returns the header and the rows of a class table, with the columns of its Markdown version. Text about the
 * support of an entire group is repeated in each of the group's rows.
 */
function classRowsOf(table: Element): string[][] {
  const groups = all(table, ({ tagName }) => tagName === 'section');
  const rows = groups.flatMap((group) => {
    const [head] = all(group, ({ tagName }) => tagName === 'p');
    const details = all(group, ({ tagName }) => tagName === 'details');
    return details.map((row) => classRow(row, head ? spaced(head) : ''));
  });
  return [['Class', 'CSS', 'Native style', 'Support'], ...rows];
}

function classRow(row: Element, groupSupport: string): string[] {
  const [label] = all(row, ({ tagName }) => tagName === 'code');
  const terms = all(row, ({ tagName }) => tagName === 'dt').map((term) => htmlText(term));
  const [css = '', ...styles] = all(row, ({ tagName }) => tagName === 'dd').map((style) =>
    plain(htmlText(style)),
  );
  const [, ...platforms] = terms;
  const native =
    platforms.length === 1
      ? styles
      : styles.map((style, at) => (style === '–' ? '' : `${platforms[at]}: ${style}`));
  // Skips the remark about a repeated scale, because the Markdown version shows scales collapsed.
  const remarks = all(row, ({ tagName }) => tagName === 'p')
    .map(spaced)
    .filter((text) => !text.startsWith('Steps as in'));
  return [
    plain(label ? htmlText(label) : ''),
    css,
    native.join(' '),
    `${groupSupport} ${remarks.join(' ')}`,
  ];
}

function all(root: Element, is: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit({ type: 'root', children: [root] } satisfies Root, 'element', (node) => {
    if (is(node)) found.push(node);
  });
  return found;
}

function isClassTable(head: string[] | undefined): boolean {
  return head?.[0] === 'Class' && head[1] === 'CSS';
}

/** Returns the text of an element with spaces between its children, even where the HTML has no spaces. */
function spaced(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'element' ? spaced(child) : child.type === 'text' ? child.value : '',
    )
    .join(' ')
    .trim();
}

/**
 * Converts table rows to strings that are the same for HTML and Markdown. In class tables, the two formats
 * lay out the columns for native styles, remarks and support differently, so only the sorted words of these
 * columns are compared.
 */
function toRows(rows: string[][]): string[] {
  const isClasses = isClassTable(rows[0]);
  return rows.map((cells) => {
    if (!isClasses) return cells.map(withoutMarks).join(' | ');
    return [...cells.slice(0, 2), toWords(cells.slice(2).join(' '))].join(' | ');
  });
}

/**
 * Converts the Markdown of support marks to their text in HTML, which has no punctuation. For example,
 * converts `Web: full, iOS: none` to `Web fulliOS none`.
 */
function withoutMarks(text: string): string {
  return text.replace(/(Web|iOS|Android): (full|partial|none)(?:, )?/g, '$1 $2');
}

function toWords(text: string): string {
  return (text.match(/[^\s,;:()]+/g) ?? []).sort().join(' ');
}

/** Returns the text of a code block, without text that is only for screen readers. */
function codeText(node: Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type !== 'element' || hasClass(child, 'sr-only') ? '' : codeText(child);
  });
  return parts.join('');
}

/**
 * Trims code. In a diff, first removes the marker of each line (`+`, `-` or a space) and one space after it.
 * In HTML, some diffs show the markers in the margin instead of the code. The Markdown version does not
 * distinguish the two kinds.
 */
function toCode(text: string, isDiff: boolean): string {
  return (isDiff ? text.replace(/^[-+ ] ?/gm, '') : text).trim();
}

function isOtherManager({ properties }: Element): boolean {
  return properties.role === 'tabpanel' && /^(?:yarn|pnpm|bun)$/.test(String(properties.label));
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function plain(text: string): string {
  return text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();
}

function empty(): Outline {
  return { headings: [], links: [], code: [], rows: [] };
}

function sorted({ links, ...rest }: Outline): Outline {
  return { ...rest, links: [...new Set(links)].sort() };
}
