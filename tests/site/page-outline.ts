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
    // Skips the platforms at the top of a utility page. In Markdown, they are one line without links.
    if (node.tagName === 'ul' && node.properties.ariaLabel === 'Support') return SKIP;
    const { href } = node.properties;
    if (/^h[1-6]$/.test(node.tagName)) outline.headings.push(plain(htmlText(node)));
    if (node.tagName === 'pre')
      outline.code.push(toCode(codeText(node), hasClass(node, 'language-diff')));
    if (node.tagName === 'table')
      outline.rows.push(...toRows(isOfClasses(node) ? classRowsOf(node) : rowsOf(node)));
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
 * support of an entire group, and declarations that its classes share, are repeated in each of the group's rows.
 */
function classRowsOf(table: Element): string[][] {
  const [head, ...rows] = all(table, ({ tagName }) => tagName === 'tr');
  const titles = head ? cellsOf(head).map((cell) => plain(htmlText(cell))) : [];
  let support = EVERYWHERE;
  let shared: string[] = [];
  const found = rows.flatMap((row, at) => {
    const cells = cellsOf(row);
    const texts = cells.map((cell) => plain(htmlText(cell)));
    if (cells[0]?.properties.scope === 'rowgroup') {
      support = spaced(cells[0]);
      shared = [];
    }
    if ('dataShared' in row.properties) {
      shared = texts;
      return [];
    }
    if (cells[0]?.properties.scope !== 'row') return [];
    const next = rows[at + 1];
    const more = next && 'dataMore' in next.properties ? next : undefined;
    // Skips the remark about a repeated scale, because the Markdown version shows scales collapsed.
    const remarks = (more ? cellsOf(more).flatMap(cellsOf) : [])
      .filter(({ tagName }) => tagName === 'p')
      .map(spaced)
      .filter((text) => !text.startsWith('Same steps as'));
    const styles = texts.slice(1).map((text, column) => withShared(text, shared[column + 1] ?? ''));
    return [[texts[0] ?? '', ...styles, `${support} ${remarks.join(' ')}`]];
  });
  return [[...titles, 'Support'], ...found];
}

/**
 * Returns a style with those shared declarations whose property it does not set. Merges objects, and adds the color
 * of a shadow that ends with `…`.
 */
function withShared(style: string, shared: string): string {
  let rest = toDeclarations(shared);
  const own = toDeclarations(style).map((declaration) => {
    const same = rest.find((other) => other.split(':')[0] === declaration.split(':')[0]);
    rest = rest.filter((other) => other !== same);
    const color = same?.split('… ')[1];
    if (color && declaration.endsWith('…')) return declaration.replace('…', color);
    if (!same?.includes('{')) return declaration;
    return declaration.replace('{', `${same.slice(same.indexOf('{'), -2)},`);
  });
  return [...own, ...rest].join('; ');
}

function toDeclarations(style: string): string[] {
  return style ? style.split(/[,;] (?=[\w-]+: )(?![^{]*\})/) : [];
}

/** Support of all classes in a table without a row about support. */
const EVERYWHERE = 'Works iOS works Android works Web works';

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell) => cell.type === 'element');
}

function all(root: Element, is: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit({ type: 'root', children: [root] } satisfies Root, 'element', (node) => {
    if (is(node)) found.push(node);
  });
  return found;
}

function isClassTable(head: string[] | undefined): boolean {
  return head !== undefined && head.length > 2 && head[0] === 'Class' && head.at(-1) === 'Support';
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

/** Whether a table is a class table. Only its cells have `data-on`. */
function isOfClasses(table: Element): boolean {
  const rows = all(table, ({ tagName }) => tagName === 'tr');
  return rows.some((row) => cellsOf(row).some(({ properties }) => 'dataOn' in properties));
}

/**
 * Converts table rows to strings that are the same for HTML and Markdown. In class tables, the two formats
 * lay out remarks and support differently, so only the sorted words of that column are compared. The
 * declarations of styles are sorted, too.
 */
function toRows(rows: string[][]): string[] {
  const isClasses = isClassTable(rows[0]);
  return rows.map((cells) => {
    if (!isClasses) return cells.map(withoutMarks).join(' | ');
    const styles = cells.slice(1, -1).map((text) => toDeclarations(text).sort().join('; '));
    return [cells[0], ...styles, toWords(cells.at(-1) ?? '')].join(' | ');
  });
}

/**
 * Converts the Markdown of support marks to their text in HTML, which has no punctuation. For example,
 * converts `Web: works, iOS: no effect` to `Web works iOS no effect`.
 */
function withoutMarks(text: string): string {
  return text.replace(/(Web|iOS|Android): (works partly|works|no effect),?/g, '$1 $2');
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
