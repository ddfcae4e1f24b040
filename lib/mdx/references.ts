import type { Definition, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Writes the addresses of `[text][name]` and `![alt][name]` where they are used, so later steps know one form only. */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    if (definitions.size === 0) return;
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const direct = toDirect(node, definitions);
      if (direct) parent.children.splice(index, 1, direct);
    });
    visit(tree, 'definition', (_node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function toDirect(node: Root | RootContent, definitions: Map<string, Definition>) {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined;
  const definition = definitions.get(node.identifier);
  if (!definition) return undefined;
  const { url, title } = definition;
  const { position } = node;
  return node.type === 'linkReference'
    ? ({ type: 'link', url, title, position, children: node.children } as const)
    : ({ type: 'image', url, title, position, alt: node.alt } as const);
}
