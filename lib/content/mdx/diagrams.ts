import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeText, type Element, toAttributes } from './attributes';
import type { Compilation } from './compilation';
import { readDrawing } from './drawing';
import { toInlineSvg } from './write-drawing';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /**
     * SVG of a diagram. It is not stored as an attribute, because text outputs such as Markdown do not need
     * it.
     */
    svg?: string;
  }
  interface MdxJsxFlowElementHastData {
    svg?: string;
  }
}

/** Remark plugin that loads the SVG of each `<Diagram>` from `content/diagrams/NAME.svg`. */
export function remarkDiagrams(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Diagram') return;
      const svg = toSvg(node, page);
      if (svg !== undefined) node.data = { ...node.data, svg };
    });
  };
}

/** Rehype plugin that adds the SVG of each `<Diagram>` as an attribute for its component. */
export function rehypeDiagrams() {
  return (tree: HastRoot): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.data?.svg) node.attributes.push(...toAttributes({ svg: node.data.svg }));
    });
  };
}

function toSvg(node: Element, page: Compilation): string | undefined {
  const name = attributeText(node, 'name');
  // The check of props reports a missing name.
  if (!name) return undefined;
  const file = `content/diagrams/${name}.svg`;
  const bytes = page.readBytes(file);
  if (!bytes) {
    page.report(node, {
      problem: `There is no diagram ${name}`,
      expected: `a file at ${file}`,
    });
    return undefined;
  }
  const { drawing, errors } = readDrawing(file, bytes);
  if (errors) page.errors.push(...errors);
  return drawing && toInlineSvg(drawing, `diagram-${name.replace(/[^\w-]+/g, '-')}-`);
}
