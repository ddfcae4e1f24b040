import { dirname } from 'node:path/posix';
import type { Node } from '@babel/types';
import { nodesOf, textAt, textsOf } from '@/lib/config/source/positions';
import { fileExists, readModule, readText } from '@/lib/config/source/site-files';
import { type SidebarItem, sidebarFile, sidebarOf } from '@/lib/content/versions/sidebar-items';
import type { Replacement } from './replacements';

/**
 * Returns a list with the replacement that adds a doc to the `sidebar.ts` in a version's folder. The list is
 * empty when there is no `sidebar.ts`, or when `after` is undefined and the sidebar already shows the doc.
 */
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

/**
 * Whether sidebar items or the items in them contain a doc: by its id, as a category's page, or through a
 * folder that the sidebar lists.
 */
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

/** Text to insert, and the character offset to insert it at. */
type Insertion = Pick<Replacement, 'at' | 'text'>;

/**
 * Returns the insertion that adds a doc to the source code of a `sidebar.ts`. If `after` is given, the new id
 * is inserted after that doc. Otherwise it is inserted after the last doc in the same folder, or at the end
 * of the list when the folder has no other docs in the sidebar. Throws when `after` is not in the sidebar.
 */
export function docInsertion(source: string, id: string, after?: string): Insertion {
  const docs = docsIn(source);
  const named = docs.findLast((doc) => doc.id === after);
  if (after !== undefined && !named) throw new Error(`The sidebar does not contain ${after}.`);
  const sibling = named ?? docs.findLast((doc) => dirname(doc.id) === dirname(id));
  if (sibling) return insertAfter(source, sibling.node, id);
  const list = nodesOf(source).find((node) => node.type === 'ArrayExpression');
  if (!list) throw new Error('The sidebar is not a list.');
  const last = list.elements.at(-1);
  if (last) return insertAfter(source, last, id);
  const end = (list.end ?? 1) - 1;
  return { at: end, text: `'${id}'` };
}

/** Returns the character offset of each occurrence of a doc's id in the source code of a `sidebar.ts`. */
export function idsInSidebar(source: string, id: string): number[] {
  const listed = nodesOf(source).flatMap((node) =>
    node.type === 'ArrayExpression' ? node.elements.flatMap(textAt) : [],
  );
  const named = [...textsOf(source, ['id', 'page']), ...listed];
  return named.filter(({ text }) => text === id).map(({ at }) => at);
}

/**
 * Returns the docs that a sidebar lists by id, with the AST nodes of their list items. Skips ids in
 * `exclude`.
 */
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

/**
 * Returns the insertion that adds an id after a list item. The id goes on a new line if the item is the first
 * one on its line, otherwise on the same line.
 */
function insertAfter(source: string, { start, end }: Node, id: string): Insertion {
  const from = start ?? 0;
  const to = end ?? from;
  const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const gap = before.trim() === '' ? `,\n${before}` : ', ';
  return { at: to, text: `${gap}'${id}'` };
}
