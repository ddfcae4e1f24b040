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
    if (node.type === 'code') outline.code.push(node.value.trim());
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
    if (node.tagName === 'pre') outline.code.push(codeText(node).trim());
    if (node.tagName === 'table') outline.rows.push(...toRows(rowsOf(node)));
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
  const rows: string[][] = [];
  visit({ type: 'root', children: [table] } satisfies Root, 'element', (node) => {
    if (node.tagName !== 'tr') return;
    const cells = node.children.filter((cell) => cell.type === 'element');
    // What opens a scale of values is a row of one cell, and no row of the table.
    if (cells[0] && 'colSpan' in cells[0].properties) return;
    const textOf = isClassTable(rows[0]) ? spaced : htmlText;
    rows.push(cells.map((cell, column) => plain(column < 2 ? htmlText(cell) : textOf(cell))));
  });
  return rows;
}

function isClassTable(head: string[] | undefined): boolean {
  return head?.[0] === 'Class' && head[1] === 'CSS';
}

/** The text of a cell whose parts stand apart without blanks between. */
function spaced(node: Element): string {
  const texts = node.children.map((child) => {
    // Where the steps of a scale are listed: in Markdown scales stay folded.
    if (child.type === 'element') return /^Steps as in /.test(htmlText(child)) ? '' : spaced(child);
    return child.type === 'text' ? child.value : '';
  });
  return texts.join(' ');
}

/**
 * Rows as texts that are the same in both forms. In tables of classes the native style, remarks on it
 * and the support are arranged for their readers: there, the words of these columns are compared.
 */
function toRows(rows: string[][]): string[] {
  const isClasses = isClassTable(rows[0]);
  return rows.map((cells) => {
    const texts = cells.map((cell) => cell.replace(/– none$/, '–'));
    if (!isClasses) return texts.map(withoutMarks).join(' | ');
    return [...texts.slice(0, 2), toWords(texts.slice(2).join(' '))].join(' | ');
  });
}

/** Marks of support have no punctuation between them. */
function withoutMarks(text: string): string {
  return text.replace(/(Web|iOS|Android): (full|partial|none)(?:, )?/g, '$1 $2');
}

function toWords(text: string): string {
  const words = text.replace(/– none/g, '–').match(/[^\s,;:()]+/g) ?? [];
  return words.sort().join(' ');
}

/** The code as it is copied: without what is only said to screen readers. */
function codeText(node: Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type !== 'element' || hasClass(child, 'sr-only') ? '' : codeText(child);
  });
  return parts.join('');
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
