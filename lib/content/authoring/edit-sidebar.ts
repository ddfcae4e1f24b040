import { dirname } from 'node:path/posix';
import type { Node } from '@babel/types';
import { nodesOf, textAt, textsOf } from '@/lib/config/source/positions';
import { fileExists, readModule, readText } from '@/lib/config/source/site-files';
import { type SidebarItem, sidebarFile, sidebarOf } from '@/lib/content/versions/sidebar-items';
import type { Replacement } from './replacements';

/** Shows a doc in the sidebar of a version's folder; none when the folder of the doc is listed as a whole. */
export function showInSidebar(
  site: string,
  folder: string,
  { id, after }: { id: string; after?: string | undefined },
): Replacement[] {
  const file = sidebarOf(folder);
  if (!fileExists(site, file)) return [];
  const items = sidebarFile.parse(readModule(site, file));
  if (after === undefined && isListed(items, id)) return [];
  return [{ file, old: '', ...docInsertion(readText(site, file), id, after) }];
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

/** A text that is put into a file, in characters from its start. */
type Insertion = Pick<Replacement, 'at' | 'text'>;

/**
 * What shows one more doc in a sidebar.ts: after the doc `after`, else after the last doc of the same folder, else at
 * the end. Throws when `after` is not in it.
 */
export function docInsertion(source: string, id: string, after?: string): Insertion {
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
  return { at: end, text: `'${id}'` };
}

/** Where a sidebar.ts names a doc, in characters from its start. */
export function idsInSidebar(source: string, id: string): number[] {
  const listed = nodesOf(source).flatMap((node) =>
    node.type === 'ArrayExpression' ? node.elements.flatMap(textAt) : [],
  );
  const named = [...textsOf(source, ['id', 'page']), ...listed];
  return named.filter(({ text }) => text === id).map(({ at }) => at);
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
function insertAfter(source: string, { start, end }: Node, id: string): Insertion {
  const from = start ?? 0;
  const to = end ?? from;
  const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const gap = before.trim() === '' ? `,\n${before}` : ', ';
  return { at: to, text: `${gap}'${id}'` };
}
