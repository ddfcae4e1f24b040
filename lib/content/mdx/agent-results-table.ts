import type { Root, RootContent } from 'mdast';
import {
  type AgentCondition,
  type AgentResults,
  agentResultsOf,
  isFaultless,
  parseAgentResults,
} from '@/lib/content/entries/agent-results';
import { toShortDate } from '@/lib/content/entries/short-date';
import type { Compilation } from './compilation';
import { replaceDataComponent } from './data-component';
import { textNodes, toTableNode, unbroken } from './table-nodes';

const DOCS: Record<AgentCondition, string> = {
  none: 'None',
  block: 'AGENTS.md',
  skill: 'Skill',
  mcp: 'MCP server',
};
// Every page has a byte budget, and this section is on a long one, so its words are few.
const HEAD = [
  'Model',
  'Docs',
  'Faultless',
  'Classes',
  'No effect on iOS',
  'No effect on Android',
  'Don’t compile',
  'Date',
];

/**
 * Remark plugin that replaces `<AgentResults />` with a section on the results of coding agents: a row for each
 * model and form of the docs in the version's `agent-results.json`. Without results, the section is missing.
 */
export function remarkAgentResults(page: Compilation) {
  const file = agentResultsOf(page.folder);
  return (tree: Root): void =>
    replaceDataComponent(tree, page, {
      name: 'AgentResults',
      file,
      isOptional: true,
      isSection: true,
      read: (source) => {
        const { value = [], errors } = parseAgentResults(source, file);
        return errors ? { nodes: [], errors } : { nodes: toSection(value) };
      },
    });
}

function toSection(runs: readonly AgentResults[]): RootContent[] {
  if (runs.length === 0) return [];
  return [
    {
      type: 'heading',
      depth: 2,
      children: [...textNodes('Results of models '), { type: 'headingId', value: 'results' }],
    },
    {
      type: 'paragraph',
      children: [
        ...textNodes('Faults in answers to the tasks of '),
        { type: 'inlineCode', value: 'npm run bench:agents' },
        ...textNodes(':'),
      ],
    },
    toTableNode(
      HEAD,
      runs.map((run) => cellsOf(run).map((cell) => textNodes(unbroken(cell)))),
    ),
  ];
}

function cellsOf({ model, condition, tasks, date }: AgentResults): string[] {
  const total = (count: (task: AgentResults['tasks'][number]) => number) =>
    String(tasks.reduce((sum, task) => sum + count(task), 0));
  return [
    model,
    DOCS[condition],
    `${tasks.filter(isFaultless).length} of ${tasks.length}`,
    total(({ classes }) => classes),
    total(({ withoutEffect }) => withoutEffect.ios.length),
    total(({ withoutEffect }) => withoutEffect.android.length),
    String(tasks.filter(({ compileErrors }) => compileErrors.length > 0).length),
    toShortDate(new Date(date)),
  ];
}
