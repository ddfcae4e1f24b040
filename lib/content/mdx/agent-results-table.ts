import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { groupBy } from '@/lib/classes/data/group-by';
import {
  AGENT_CONDITIONS,
  type AgentCondition,
  type AgentResults,
  agentResultsFolder,
  isFaultless,
  parseAgentResults,
} from '@/lib/content/entries/agent-results';
import { toShortDate } from '@/lib/content/entries/short-date';
import type { Compilation } from './compilation';
import { textNodes, toTableNode, unbroken } from './table-nodes';

const NAME = 'AgentResults';
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
 * Remark plugin that replaces `<AgentResults />` with a section on the committed results of coding agents: the
 * latest run of each model with each form of the docs. Without results, the section is missing.
 */
export function remarkAgentResults(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== NAME || !parent || index === undefined) return;
      if (parent.type !== 'root') {
        page.report(node, { problem: `<${NAME}> is a section, so it needs a line of its own` });
        return;
      }
      const { position } = node;
      const nodes = toSection(latestRuns(readRuns(page))).map((added) =>
        position ? { ...added, position } : added,
      );
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

function readRuns(page: Compilation): AgentResults[] {
  return Object.entries(page.readFolder(agentResultsFolder)).flatMap(([file, source]) => {
    const { value, errors } = parseAgentResults(source, file);
    page.errors.push(...(errors ?? []));
    return value ?? [];
  });
}

/** Returns the latest run of each model in each condition, sorted by model and condition. */
function latestRuns(runs: readonly AgentResults[]): AgentResults[] {
  const place = ({ condition }: AgentResults) => AGENT_CONDITIONS.indexOf(condition);
  return [...groupBy(runs, ({ model, condition }) => `${condition} ${model}`).values()]
    .flatMap((same) => same.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 1))
    .sort((a, b) => a.model.localeCompare(b.model, 'en') || place(a) - place(b));
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
