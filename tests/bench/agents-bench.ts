/**
 * `npm run bench:agents -- --provider openai --model <name>`: sends tasks for coding agents to a model, without
 * docs and with each form of the docs, and counts the classes without effect in its answers. Without
 * `MODEL_URL` and `MODEL_KEY`, nothing is sent. `--dry-run` prints the requests instead of sending them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatErrors } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import {
  AGENT_CONDITIONS,
  type AgentCondition,
  type AgentResults,
  addRun,
  agentResultsOf,
  isFaultless,
  parseAgentResults,
} from '@/lib/content/entries/agent-results';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { outDir, root } from '@/lib/export/build/project-paths';
import { siteIn } from '@/tests/support/site';
import { type AgentDocs, MCP_COMMAND, openAgentDocs } from './agents/agent-docs';
import { type AgentTask, agentTasks } from './agents/agent-tasks';
import { toConversation } from './agents/ask-agent';
import { PROVIDERS, type ProviderName } from './agents/model-providers';
import { type BenchRun, runCondition } from './agents/run-condition';
import { readAccess, sendToModel } from './agents/send-to-model';

const command = {
  usage: `npm run bench:agents -- --provider ${Object.keys(PROVIDERS).join('|')} --model <name> [flags]`,
  about:
    'Sends tasks to a model and counts the classes without effect in its answers, without docs and with each form of the docs.\nNothing is sent without MODEL_URL and MODEL_KEY.',
  boolean: { 'dry-run': 'print the requests and send nothing' },
  string: {
    provider: 'the format of the requests',
    model: "the model's name",
    condition: `some of ${AGENT_CONDITIONS.join(',')}; all by default`,
    only: 'names of tasks, separated by commas; all by default',
    results: 'the file for the results; content/docs/v4/agent-results.json by default',
  },
};
const providers: readonly ProviderName[] = ['openai', 'anthropic'];

/** Where the docs of each condition are. */
const source = { out: outDir, server: MCP_COMMAND };

await runCommand(command, async (flags) => {
  const [provider, other] = chosen('provider', flags.provider, providers);
  if (!provider || other || !flags.model)
    throw new UsageError(`--provider and --model need one value each.`);
  const all = agentTasks();
  const names = chosen(
    'only',
    flags.only,
    all.map(({ name }) => name),
  );
  const conditions = chosen('condition', flags.condition, AGENT_CONDITIONS);
  const plan = { provider, model: flags.model, conditions };
  const tasks = all.filter(({ name }) => names.includes(name));
  if (flags['dry-run']) await printRequests(plan, tasks);
  else await runBench(plan, tasks, flags);
});

interface Plan {
  provider: ProviderName;
  model: string;
  conditions: readonly AgentCondition[];
}

/** Returns the values in a flag, which are separated by commas, or all of them without the flag. */
function chosen<T extends string>(flag: string, given: string | undefined, all: readonly T[]): T[] {
  const wanted = given?.split(',') ?? all;
  const unknown = wanted.find((value) => !all.some((known) => known === value));
  if (unknown !== undefined) {
    const advice = didYouMean(unknown, all) ?? `Known values: ${all.join(', ')}.`;
    throw new UsageError(`--${flag} has an unknown value: ${unknown}. ${advice}`);
  }
  return all.filter((value) => wanted.includes(value));
}

/** Returns the versions of the packages that the app of the tasks has, keyed by name. */
function appVersions(): Record<string, string> {
  const { nativewind = '', tailwindcss = '' } = siteIn().classes('current').versions;
  return { nativewind, tailwindcss };
}

/** Calls `use` with the docs of each condition. Opens all docs before, so no request precedes a missing file. */
async function withDocs(
  conditions: readonly AgentCondition[],
  use: (condition: AgentCondition, docs: AgentDocs) => Promise<void> | void,
): Promise<void> {
  const opened: [AgentCondition, AgentDocs][] = [];
  try {
    for (const condition of conditions)
      opened.push([condition, await openAgentDocs(condition, source)]);
    for (const [condition, docs] of opened) await use(condition, docs);
  } finally {
    for (const [, docs] of opened) await docs.close();
  }
}

async function printRequests({ provider, model, conditions }: Plan, tasks: AgentTask[]) {
  const { path, headers, toBody } = PROVIDERS[provider];
  const head = Object.entries(headers('$MODEL_KEY')).map(([name, value]) => `${name}: ${value}`);
  const versions = appVersions();
  await withDocs(conditions, (condition, docs) => {
    for (const task of tasks) {
      const body = toBody(toConversation(task, docs, { model, versions }));
      console.log(`# ${condition}, ${task.name}\nPOST $MODEL_URL${path}\n${head.join('\n')}`);
      console.log(`\n${JSON.stringify(body, null, 2)}\n`);
    }
  });
}

async function runBench(
  { provider, model, conditions }: Plan,
  tasks: AgentTask[],
  {
    only,
    results = join(root, agentResultsOf('content/docs/v4')),
  }: Partial<Record<'only' | 'results', string>>,
): Promise<void> {
  const access = readAccess(provider, process.env);
  const name = `${new Date().toISOString().slice(0, 10)}-${model.replace(/[^\w.-]+/g, '-')}`;
  const run: BenchRun = {
    model,
    tasks,
    versions: appVersions(),
    answers: join(root, 'out.bench/agents', name),
    send: (conversation) => sendToModel(access, conversation),
    log: (line) => console.log(line),
  };
  await withDocs(conditions, async (condition, docs) => {
    const found = await runCondition(condition, docs, run);
    const clean = found.tasks.filter(isFaultless).length;
    console.log(`${condition}: ${clean} of ${found.tasks.length} tasks without a fault`);
    // The table compares runs of all tasks, so a run of some is only printed.
    if (only) return console.log(JSON.stringify(found, null, 2));
    const runs = addRun(readRuns(results), found);
    writeFileSync(results, `${JSON.stringify(runs, null, 2)}\n`);
  });
}

function readRuns(file: string): AgentResults[] {
  if (!existsSync(file)) return [];
  const { value, errors } = parseAgentResults(readFileSync(file, 'utf8'), file);
  if (errors) throw new Error(formatErrors(errors));
  return value;
}
