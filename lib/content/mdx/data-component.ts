import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentError } from '@/lib/config/source/content-error';
import type { Compilation } from './compilation';

/** Component that shows what a data file of the docs version contains. */
export interface DataComponent {
  name: string;
  file: string;
  /** Converts the text of the file to Markdown nodes. `isBlock` is false for a component in a sentence. */
  read(source: string, isBlock: boolean): { nodes: RootContent[]; errors?: ContentError[] };
}

/**
 * Replaces a component in a page with the contents of its data file. The nodes get the position of the
 * component. Reports the errors of the file, and a missing file.
 */
export function replaceDataComponent(
  tree: Root,
  page: Compilation,
  component: DataComponent,
): void {
  const { name, file, read } = component;
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== name || !parent || index === undefined) return;
    const source = page.readText(file);
    if (source === undefined) {
      page.report(node, { problem: `<${name}> needs ${file}, which does not exist` });
      return;
    }
    const { nodes, errors } = read(source, node.type === 'mdxJsxFlowElement');
    page.errors.push(...(errors ?? []));
    const { position } = node;
    const placed = nodes.map((added) => (position ? { ...added, position } : added));
    (parent.children as RootContent[]).splice(index, 1, ...placed);
    return index + placed.length;
  });
}
