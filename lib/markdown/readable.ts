import type { Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, toAttributes } from '@/lib/mdx/attributes';

/** A text in quotes, as authors write it for characters that MDX would read: `{'{'}`. */
const QUOTED = /^(['"`])([^'"`]*)\1$/;

/**
 * A copy of a page's tree for readers of plain Markdown: addresses are led through `toUrl`, notices
 * are components like the others, comments are gone.
 */
export function toReadable(tree: Root, toUrl: (address: string) => string): Root {
  const copy = structuredClone(tree);
  visit(copy, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image') node.url = toUrl(node.url);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const href = attributeOf(node, 'href');
      if (typeof href?.value === 'string') href.value = toUrl(href.value);
    }
    const other = toPlain(node);
    if (!other || !parent || index === undefined) return;
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...other);
    return index;
  });
  return copy;
}

/** What stands for a node that plain Markdown does not know; nothing when it may stay. */
function toPlain(node: Root | RootContent): RootContent[] | undefined {
  if (node.type === 'containerDirective') {
    const label = node.children.find(isLabel);
    const title: RootContent[] = label
      ? [{ type: 'mdxJsxFlowElement', name: 'AdmonitionTitle', attributes: [], children: [label] }]
      : [];
    const body = node.children.filter((child) => child !== label);
    const attributes = toAttributes({ type: node.name });
    const children = [...title, ...body] as typeof body;
    return [{ type: 'mdxJsxFlowElement', name: 'Admonition', attributes, children }];
  }
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const quoted = QUOTED.exec(node.value.trim())?.[2];
  return quoted === undefined ? [] : [{ type: 'text', value: quoted }];
}

function isLabel(node: { type: string; data?: object | undefined }): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}
