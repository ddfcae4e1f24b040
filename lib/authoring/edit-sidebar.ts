import { dirname } from 'node:path/posix';
import type { Node } from '@babel/types';
import { nodesOf } from '@/lib/content/positions';
import { type SidebarItem, sidebarFile } from '@/lib/content/sidebar-items';
import { fileExists, readModule, readText } from '@/lib/content/site-files';
import type { FileChange } from './file-change';

/** The change that shows a doc in a sidebar.ts; none when the folder of the doc is listed as a whole. */
export function showInSidebar(
  site: string,
  file: string,
  { id, after }: { id: string; after?: string | undefined },
): FileChange[] {
  if (!fileExists(site, file)) return [];
  const items = sidebarFile.parse(readModule(site, file));
  if (after === undefined && isListed(items, id)) return [];
  return [{ file, text: withDoc(readText(site, file), id, after) }];
}

/** Whether a list names a doc, or its folder without excluding it. */
function isListed(items: readonly SidebarItem[], id: string): boolean {
  return items.some((item) => {
    if (item.type === 'doc') return item.id === id;
    if (item.type === 'link') return false;
    const isOwn =
      item.type === 'category'
        ? item.page === id
        : item.dir === dirname(id) && !item.exclude.includes(id);
    return isOwn || isListed(item.items, id);
  });
}

/**
 * The text of a sidebar.ts with one more doc, and all else as it was: after the doc `after`, else after
 * the last doc of the same folder, else at the end. Throws when `after` is not in it.
 */
export function withDoc(source: string, id: string, after?: string): string {
  const docs = docsIn(source);
  const named = docs.findLast((doc) => doc.id === after);
  if (after !== undefined && !named) throw new Error(`The sidebar does not name ${after}.`);
  const sibling = named ?? docs.findLast((doc) => dirname(doc.id) === dirname(id));
  if (sibling) return insertAfter(source, sibling.node, id);
  const list = nodesOf(source).find((node) => node.type === 'ArrayExpression');
  if (!list) throw new Error('The sidebar is not a list.');
  const last = list.elements.at(-1);
  if (last) return insertAfter(source, last, id);
  const end = (list.end ?? 1) - 1;
  return `${source.slice(0, end)}'${id}'${source.slice(end)}`;
}

/** Where a sidebar.ts names a doc, in characters from its start. */
export function idsInSidebar(source: string, id: string): number[] {
  return nodesOf(source).flatMap((node) =>
    node.type === 'StringLiteral' && node.value === id ? [(node.start ?? 0) + 1] : [],
  );
}

/** The docs that lists name one by one; those that stay out are not among them. */
function docsIn(source: string): { id: string; node: Node }[] {
  const nodes = nodesOf(source);
  const excluded = nodes.flatMap((node) =>
    node.type === 'ObjectProperty' && keyOf(node) === 'exclude' ? [node.value] : [],
  );
  return nodes.flatMap((node) => {
    if (node.type !== 'ArrayExpression' || excluded.some((list) => list === node)) return [];
    return node.elements.flatMap((element) => {
      const id = element ? idOf(element) : undefined;
      return element && id !== undefined ? [{ id, node: element }] : [];
    });
  });
}

function idOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type !== 'ObjectExpression') return undefined;
  const value = node.properties.flatMap((property) =>
    property.type === 'ObjectProperty' && keyOf(property) === 'id' ? [property.value] : [],
  )[0];
  return value?.type === 'StringLiteral' ? value.value : undefined;
}

function keyOf(node: Extract<Node, { type: 'ObjectProperty' }>): string | undefined {
  return node.key.type === 'Identifier' ? node.key.name : undefined;
}

/** An item that begins its line gets a line below it, any other one a place beside it. */
function insertAfter(source: string, { start, end }: Node, id: string): string {
  const from = start ?? 0;
  const to = end ?? from;
  const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const gap = before.trim() === '' ? `,\n${before}` : ', ';
  return `${source.slice(0, to)}${gap}'${id}'${source.slice(to)}`;
}
