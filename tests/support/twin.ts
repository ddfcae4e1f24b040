import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as htmlText } from 'hast-util-to-string';
import { toString as markdownText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** What a reader can tell of a page in either of its forms. */
export interface Outline {
  headings: string[];
  /** Paths and addresses, each once, without order. */
  links: string[];
  code: string[];
  rows: string[];
}

/** The outline of an exported page: its title and the prose of its article. */
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

/** The outline of a Markdown twin. */
export function outlineOfTwin(markdown: string, origin: string): Outline {
  const outline = empty();
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  // The line that says where people find the page is no part of it.
  tree.children = tree.children.filter((_node, index) => index !== 2);
  visit(tree, (node) => {
    if (node.type === 'heading') outline.headings.push(plain(markdownText(node)));
    if (node.type === 'link') outline.links.push(toAddress(node.url, origin, '/'));
    if (node.type === 'code') outline.code.push(toCode(node.value, node.lang === 'diff'));
    if (node.type !== 'table') return;
    const rows = node.children.map((row) => row.children.map((cell) => plain(markdownText(cell))));
    // A head without words is Markdown's alone.
    outline.rows.push(...toRows(rows).filter((row) => /[^ |]/.test(row)));
  });
  return sorted(outline);
}

function read(root: Element, outline: Outline, toAddress: (href: string) => string): void {
  visit({ type: 'root', children: [root] } satisfies Root, 'element', (node) => {
    // The other package managers say the same; footnotes have marks of their own in Markdown.
    if (isOtherManager(node) || 'dataFootnotes' in node.properties) return SKIP;
    const { href } = node.properties;
    if (/^h[1-6]$/.test(node.tagName)) outline.headings.push(plain(htmlText(node)));
    if (node.tagName === 'pre')
      outline.code.push(toCode(codeText(node), hasClass(node, 'language-diff')));
    if (node.tagName === 'table') outline.rows.push(...toRows(rowsOf(node)));
    if (node.tagName === 'class-table') outline.rows.push(...toRows(classRowsOf(node)));
    // Live samples have controls of their own.
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

/** The rows of a table of classes as Markdown has them: what its groups say of all their rows is said of each. */
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
  // In Markdown, scales stay folded.
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

/** The text of an element whose parts stand apart without blanks between. */
function spaced(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'element' ? spaced(child) : child.type === 'text' ? child.value : '',
    )
    .join(' ')
    .trim();
}

/**
 * Rows as texts that are the same in both forms. In tables of classes the native style, remarks on it
 * and the support are arranged for their readers: there, the words of these columns are compared.
 */
function toRows(rows: string[][]): string[] {
  const isClasses = isClassTable(rows[0]);
  return rows.map((cells) => {
    if (!isClasses) return cells.map(withoutMarks).join(' | ');
    return [...cells.slice(0, 2), toWords(cells.slice(2).join(' '))].join(' | ');
  });
}

/** Marks of support have no punctuation between them. */
function withoutMarks(text: string): string {
  return text.replace(/(Web|iOS|Android): (full|partial|none)(?:, )?/g, '$1 $2');
}

function toWords(text: string): string {
  return (text.match(/[^\s,;:()]+/g) ?? []).sort().join(' ');
}

/** The code as it is copied: without what is only said to screen readers. */
function codeText(node: Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type !== 'element' || hasClass(child, 'sr-only') ? '' : codeText(child);
  });
  return parts.join('');
}

/** Without the signs of a diff: pages draw those of one with a language of its own in the margin, and Markdown does not tell the two apart. */
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
