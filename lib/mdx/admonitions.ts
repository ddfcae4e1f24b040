import type { ElementContent } from 'hast';
import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/content/nearest';
import { ADMONITIONS, toAdmonition } from './admonition-kinds';
import { toAttributes } from './attributes';
import type { Compilation } from './compilation';

/** Checks the kinds of `:::` notices and that each is closed. */
export function remarkAdmonitions(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!toAdmonition(node.name)) {
        page.report(node, {
          problem: `Unknown notice :::${node.name}`,
          expected: ADMONITIONS.join(', '),
          fix: didYouMean(node.name, ADMONITIONS),
        });
      }
      if (!node.data?.position?.closing) {
        page.report(node, {
          problem: `The notice :::${node.name} is not closed`,
          fix: 'Add a line with the same number of colons below it.',
        });
      }
    });
  };
}

/** Makes a notice out of a container, its title first; an empty title shows the kind's name. */
export function admonitionHandler(state: State, node: ContainerDirective): ElementContent {
  const type = toAdmonition(node.name) ?? 'info';
  const label = node.children.find(isLabel);
  const body = { ...node, children: node.children.filter((child) => child !== label) };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: toAttributes({ type }),
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'AdmonitionTitle',
        attributes: toAttributes({ type: node.name }),
        children: label ? state.all(label) : [],
      },
      ...state.all(body),
    ],
  };
}

function isLabel(node: { type: string; data?: object | undefined }): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}
