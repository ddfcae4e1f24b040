import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toSupportData } from '@/lib/classes/data/alternatives';
import { parseReplacements, replacementsOf } from '@/lib/content/entries/agent-replacements';
import type { Compilation } from './compilation';
import { replaceDataComponent } from './data-component';
import { markdownNodes, toTableNode } from './table-nodes';

const HEAD = ['Don’t write', 'Write', 'Why'];

/** Remark plugin that replaces `<Replacements />` with a table of the version's `replacements.yml`. */
export function remarkReplacements(page: Compilation) {
  const file = replacementsOf(page.folder);
  return (tree: Root): void =>
    replaceDataComponent(tree, page, {
      name: 'Replacements',
      file,
      read: (source) => {
        const { value, errors } = parseReplacements(source, file, toSupportData(page.classes));
        if (errors) return { nodes: [], errors };
        const rows = value.map(({ avoid, write, why }) => [avoid, write, why].map(toCell));
        return { nodes: [toTableNode(HEAD, rows)] };
      },
    });
}

/** Maximum length of code that stays on one line, in characters. */
const LONGEST_CODE = 26;

function toCell(markdown: string): PhrasingContent[] {
  const children = markdownNodes(markdown);
  visit({ type: 'paragraph', children }, 'inlineCode', (node) => {
    if (node.value.length > LONGEST_CODE)
      node.data = { hProperties: { style: 'white-space:normal' } };
  });
  return children;
}
