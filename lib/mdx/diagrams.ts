import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeText, type Element, toAttributes } from './attributes';
import type { Compilation } from './compilation';
import { harmlessHtml } from './harmless-html';
import { withFreeIds } from './ids';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** The drawing of a diagram; kept apart from the attributes, since other texts have no use for it. */
    svg?: string;
  }
  interface MdxJsxFlowElementHastData {
    svg?: string;
  }
}

/** Finds the drawings of diagrams, which are files `content/diagrams/NAME.svg`. */
export function remarkDiagrams(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Diagram') return;
      const svg = readDrawing(node, page);
      if (svg !== undefined) node.data = { ...node.data, svg };
    });
  };
}

/** Hands the drawings to the components. */
export function rehypeDiagrams() {
  return (tree: HastRoot): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.data?.svg) node.attributes.push(...toAttributes({ svg: node.data.svg }));
    });
  };
}

function readDrawing(node: Element, page: Compilation): string | undefined {
  const name = attributeText(node, 'name');
  if (!attributeText(node, 'alt')) {
    page.report(node, {
      problem: '<Diagram> has no alternative text',
      expected: 'alt="what the diagram shows"',
    });
  }
  const file = `content/diagrams/${name}.svg`;
  const svg = name === undefined ? undefined : page.readText(file);
  if (svg === undefined) {
    page.report(node, {
      problem: `There is no diagram ${name ?? ''}`,
      expected: `a file at ${file}`,
    });
    return undefined;
  }
  try {
    return withFreeIds(harmlessHtml(toInline(svg)));
  } catch (error) {
    page.report(node, {
      problem: `The file ${file} is not published. ${error instanceof Error ? error.message : error}`,
    });
    return undefined;
  }
}

/**
 * What a page needs of a drawing: neither declarations nor the space between its parts. Drawings in
 * a drawing come out on their own, so that a narrow page can put them below one another.
 */
function toInline(svg: string): string {
  return svg
    .replace(/^<\?xml.*?\?>|<!--[\s\S]*?-->| xmlns="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/^<svg[^>]*>(<svg[\s\S]*<\/svg>)<\/svg>$/, '$1');
}
