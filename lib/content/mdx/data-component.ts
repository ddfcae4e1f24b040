import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentError } from '@/lib/config/source/content-error';
import type { Compilation } from './compilation';

/** Component that shows what a data file of the docs version contains. */
export interface DataComponent {
  name: string;
  file: string;
  /** Whether the file may be missing. The component is then removed. */
  isOptional?: boolean;
  /** Whether the component has headings, so that it cannot be inside other content. */
  isSection?: boolean;
  /** Converts the text of the file to Markdown nodes. `isBlock` is false for a component in a sentence. */
  read(source: string, isBlock: boolean): { nodes: RootContent[]; errors?: ContentError[] };
}

/**
 * Replaces a component in a page with the contents of its data file. The nodes get the position of the
 * component. Reports the errors of the file, a missing file, and a section inside other content.
 */
export function replaceDataComponent(
  tree: Root,
  page: Compilation,
  component: DataComponent,
): void {
  const { name, file, read, isOptional = false, isSection = false } = component;
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== name || !parent || index === undefined) return;
    if (isSection && parent.type !== 'root') {
      page.report(node, { problem: `<${name}> is a section, so it needs a line of its own` });
      return;
    }
    const source = page.readText(file);
    if (source === undefined && !isOptional) {
      page.report(node, { problem: `<${name}> needs ${file}, which does not exist` });
      return;
    }
    const { nodes, errors } =
      source === undefined ? { nodes: [] } : read(source, node.type === 'mdxJsxFlowElement');
    page.errors.push(...(errors ?? []));
    const { position } = node;
    const placed = nodes.map((added) => (position ? { ...added, position } : added));
    (parent.children as RootContent[]).splice(index, 1, ...placed);
    return index + placed.length;
  });
}
