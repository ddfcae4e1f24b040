import { z } from 'zod';
import { list, object, oneOf, text, whole } from '@/lib/config/source/schema-fields';
import { parseDataFile } from './data-file';

/** Conditions in which a model gets the same tasks: without docs, and with each form of the docs. */
export const AGENT_CONDITIONS = ['none', 'block', 'skill', 'mcp'] as const;
/** Form of the docs that a model gets. */
export type AgentCondition = (typeof AGENT_CONDITIONS)[number];

const names = list(text('a class'), 'a list of classes');
const faults = {
  /** Number of classes in the answer. A class that occurs twice counts twice. */
  classes: whole(0, 100_000),
  /** Classes without an effect on a platform, in the order of the code. */
  withoutEffect: object({ ios: names, android: names }, 'ios and android'),
  compileErrors: list(text('an error'), 'a list of errors'),
};
const taskResult = object(
  {
    task: text('the name of a task'),
    ...faults,
    /** Number of times that the model called a tool. */
    toolCalls: whole(0, 10_000),
    /** Reason why there is no code to check. */
    problem: text('a sentence').optional(),
  },
  'the result of a task',
);
const agentResults = object(
  {
    date: z.iso.date({ error: 'a date such as 2026-11-29' }),
    model: text('the name of a model'),
    condition: oneOf(AGENT_CONDITIONS),
    library: z.record(z.string(), text('a version'), { error: 'versions by package' }),
    tasks: list(taskResult, 'a list of results').min(1, { error: 'a list of results' }),
  },
  'the results of a run',
);

/** Results of one run of `npm run bench:agents`: one model in one condition. */
export type AgentResults = z.infer<typeof agentResults>;
/** Result of one task. */
export type TaskResult = AgentResults['tasks'][number];
/** Faults in the code of an answer. */
export type AnswerFaults = Pick<TaskResult, keyof typeof faults>;

/** Returns the path of the results of `npm run bench:agents` in a version's docs folder. */
export function agentResultsOf(folder: string): string {
  return `${folder}/agent-results.json`;
}

/** Parses `agent-results.json`, a list of runs. Returns the errors instead if it is invalid. */
export function parseAgentResults(source: string, file: string) {
  // JSON is also YAML, whose parser reports positions.
  return parseDataFile(list(agentResults, 'a list of runs'), source, file);
}

/**
 * Adds a run to a list. It replaces an earlier run of the same model in the same condition. The list is sorted by
 * model and condition.
 */
export function addRun(runs: readonly AgentResults[], run: AgentResults): AgentResults[] {
  const place = ({ condition }: AgentResults) => AGENT_CONDITIONS.indexOf(condition);
  const others = runs.filter(
    ({ model, condition }) => model !== run.model || condition !== run.condition,
  );
  return [...others, run].sort(
    (a, b) => a.model.localeCompare(b.model, 'en') || place(a) - place(b),
  );
}

/** Whether an answer compiles, has classes, and all of its classes have an effect on iOS and Android. */
export function isFaultless({ classes, withoutEffect, compileErrors }: TaskResult): boolean {
  const { ios, android } = withoutEffect;
  return classes > 0 && [ios, android, compileErrors].every(({ length }) => length === 0);
}
