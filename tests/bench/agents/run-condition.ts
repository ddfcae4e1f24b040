import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '@/lib/classes/check/error-message';
import type { AgentCondition, AgentResults, TaskResult } from '@/lib/content/entries/agent-results';
import type { AgentDocs } from './agent-docs';
import { type AgentTask, codeIn } from './agent-tasks';
import { type AgentAnswer, askAgent, toConversation } from './ask-agent';
import { checkAnswers } from './check-answers';
import type { Conversation, ModelReply } from './model-providers';
import { AccessError } from './send-to-model';

/** Run of the benchmark: which model gets which tasks. */
export interface BenchRun {
  model: string;
  tasks: readonly AgentTask[];
  /** Versions of the app's packages, keyed by name. */
  versions: Readonly<Record<string, string>>;
  /** Folder for the answers, in which each condition gets a folder. */
  answers: string;
  send(conversation: Conversation): Promise<ModelReply>;
  log(line: string): void;
}

/** Number of tasks that are sent at the same time. */
const AT_ONCE = 4;
const NO_CODE = 'The answer has no code.';

/** Answer to a task, or the reason why there is none. */
type Outcome = AgentAnswer | { problem: string };

/**
 * Sends the tasks to a model with the docs of one condition, and checks the answers. Rejects if the key is
 * rejected, or if no answer has code. Other problems become part of the results.
 */
export async function runCondition(
  condition: AgentCondition,
  docs: AgentDocs,
  run: BenchRun,
): Promise<AgentResults> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...run.tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const outcome = await answerTask(task, docs, run).catch((error: unknown) => {
        // The other requests would fail too.
        waiting.length = 0;
        throw error;
      });
      outcomes.set(task.name, outcome);
      run.log(`${condition} ${task.name}: ${inWords(outcome)}`);
      keepAnswer(join(run.answers, condition), task.name, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    date: new Date().toISOString().slice(0, 10),
    model: run.model,
    condition,
    library: run.versions,
    tasks: await toResults(outcomes, run.tasks),
  };
}

/** Resolves to the answer to a task, or to the reason why there is none. Rejects if the key is rejected. */
async function answerTask(task: AgentTask, docs: AgentDocs, run: BenchRun): Promise<Outcome> {
  try {
    return await askAgent(toConversation(task, docs, run), docs, run.send);
  } catch (error) {
    if (error instanceof AccessError) throw error;
    return { problem: errorMessage(error) };
  }
}

function inWords(outcome: Outcome): string {
  return 'problem' in outcome ? outcome.problem : `answered, ${outcome.toolCalls} tool calls`;
}

function keepAnswer(folder: string, task: string, outcome: Outcome): void {
  mkdirSync(folder, { recursive: true });
  const text = 'problem' in outcome ? outcome.problem : outcome.text;
  writeFileSync(join(folder, `${task}.md`), `${text}\n`);
}

async function toResults(
  outcomes: ReadonlyMap<string, Outcome>,
  tasks: readonly AgentTask[],
): Promise<TaskResult[]> {
  const codes = new Map<string, string>();
  for (const [name, outcome] of outcomes) {
    const code = 'problem' in outcome ? undefined : codeIn(outcome.text);
    if (code) codes.set(name, code);
  }
  if (codes.size === 0) throw new Error('No answer has code, so there are no results.');
  const checked = await checkAnswers(codes);
  return tasks.map(({ name }) => {
    const outcome = outcomes.get(name) ?? { problem: NO_CODE };
    const faults = checked.get(name);
    const problem = 'problem' in outcome ? outcome.problem : faults ? undefined : NO_CODE;
    return {
      task: name,
      ...(faults ?? { classes: 0, withoutEffect: { ios: [], android: [] }, compileErrors: [] }),
      toolCalls: 'problem' in outcome ? 0 : outcome.toolCalls,
      ...(problem && { problem }),
    };
  });
}
