import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { toExample } from './check-props';
import { authorProps, type PropDeclaration } from './component-props';
import { markdownNodes, textNodes, toTableNode } from './table-nodes';

const HEAD = ['Component', 'Prop', 'What it is'];

/** Remark plugin that replaces `<PropTable />` with a table of the props of all components. */
export function remarkPropTable() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'PropTable' || !parent || index === undefined) return;
      const table = toTableNode(HEAD, toRows());
      const placed = node.position ? { ...table, position: node.position } : table;
      (parent.children as RootContent[]).splice(index, 1, placed);
    });
  };
}

function toRows(): PhrasingContent[][][] {
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
