import type { PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { toSupportData } from '@/lib/classes/data/alternatives';
import { parseReplacements, replacementsOf } from '@/lib/content/entries/agent-replacements';
import type { Compilation } from './compilation';
import { replaceDataComponent } from './data-component';
import { toTableNode } from './table-nodes';

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
  const tree = fromMarkdown(markdown);
  visit(tree, (node) => {
    // These positions refer to the cell, not to the page's file.
    delete node.position;
    if (node.type !== 'inlineCode' || node.value.length <= LONGEST_CODE) return;
    node.data = { hProperties: { style: 'white-space:normal' } };
  });
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}
