import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { docFrontMatter, postFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { toExample } from './check-props';
import { authorProps, type PropDeclaration } from './component-props';
import { markdownNodes, textNodes, toTableNode } from './table-nodes';

/** Functions that create the reference tables for authors, keyed by the name of the component. */
const tables: Readonly<Record<string, () => Table>> = {
  FrontMatterTable: () => toTableNode(['Key', 'Pages', 'What it is'], toKeyRows()),
  PropTable: () => toTableNode(['Component', 'Prop', 'What it is'], toPropRows()),
};

/**
 * Remark plugin that replaces `<FrontMatterTable />` with a table of the front matter keys of docs and posts,
 * and `<PropTable />` with a table of the props of all components.
 */
export function remarkReferenceTables() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const toTable = Object.hasOwn(tables, node.name ?? '') && tables[node.name ?? ''];
      if (!toTable || !parent || index === undefined) return;
      const table = toTable();
      const placed = node.position ? { ...table, position: node.position } : table;
      (parent.children as RootContent[]).splice(index, 1, placed);
    });
  };
}

function toKeyRows(): PhrasingContent[][][] {
  const doc = docFrontMatter.shape;
  const post = postFrontMatter.shape;
  const keys = Object.keys({ ...doc, ...post }) as (keyof typeof doc | keyof typeof post)[];
  return keys.map((key) => {
    const inDocs = key in doc;
    const pages = inDocs && key in post ? 'all' : inDocs ? 'docs' : 'posts';
    const { description = '' } = { ...post, ...doc }[key];
    return [code(key), textNodes(pages), markdownNodes(description)];
  });
}

function toPropRows(): PhrasingContent[][][] {
  const components = Object.entries(authorProps).sort(([a], [b]) => (a < b ? -1 : 1));
  return components.flatMap(([component, props]) =>
    Object.entries(props).map(([name, prop]) => [
      code(component),
      code(toExample(name, prop.type)),
      toText(prop),
    ]),
  );
}

function code(value: string): PhrasingContent[] {
  return [{ type: 'inlineCode', value }];
}

function toText({ type, isRequired, text }: PropDeclaration): PhrasingContent[] {
  const values = typeof type === 'string' ? '' : `: \`${type.join('`, `')}\``;
  return [...markdownNodes(text + values), ...textNodes(isRequired ? ' (required)' : '')];
}
