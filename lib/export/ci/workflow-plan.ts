/** Plans what `npm run ci:try` runs on this machine for the jobs of a GitHub workflow. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const stepSchema = z.looseObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
type Step = z.infer<typeof stepSchema>;

const workflowSchema = z.looseObject({
  name: z.string(),
  jobs: z.record(
    z.string(),
    z.looseObject({ container: z.string().optional(), steps: z.array(stepSchema) }),
  ),
});
const actionSchema = z.looseObject({ runs: z.looseObject({ steps: z.array(stepSchema) }) });

/** Step of a job: a shell command to run here, or the reason why it does not run. */
export interface PlannedStep {
  /** Name of the step, its action, or the first line of its command. */
  title: string;
  command?: string;
  /** Why the step does not run here. Set if `command` is not. */
  reason?: string;
}

export interface PlannedJob {
  /** Name of the workflow and id of the job, such as `CI / test`. */
  name: string;
  id: string;
  /** Container image of the job on GitHub, if it has one. Here, the job runs without it. */
  container?: string;
  steps: PlannedStep[];
}

/** Actions that only work on GitHub, and why this machine does not need them. */
const actions: Record<string, string> = {
  'actions/checkout': 'each job runs in its own clone of the last commit',
  'actions/setup-node': 'the installed Node is used',
  'actions/cache': 'caches are on GitHub, so the job starts cold',
  'actions/upload-artifact': 'artifacts are on GitHub; the files stay in the clone',
};

/**
 * Returns the jobs of a workflow file with their steps in order, as they would run for a push to main. Steps
 * of our own actions are included. Throws if the file is not a workflow.
 */
export function planWorkflow(root: string, file: string): PlannedJob[] {
  const { name, jobs } = workflowSchema.parse(parse(readFileSync(join(root, file), 'utf8')));
  return Object.entries(jobs).map(([id, { container, steps }]) => ({
    name: `${name} / ${id}`,
    id,
    ...(container !== undefined && { container }),
    steps: steps.flatMap((step) => planStep(root, step)),
  }));
}

function planStep(root: string, step: Step): PlannedStep[] {
  const title = step.name ?? step.uses ?? step.run?.trim().split('\n')[0] ?? 'an empty step';
  if (step.uses?.startsWith('./')) return ownSteps(root, step.uses);
  if (step.uses !== undefined) {
    const [action = ''] = step.uses.split('@');
    return [{ title: action, reason: actions[action] ?? 'it is an action of GitHub' }];
  }
  if (step.run === undefined) return [{ title, reason: 'it has no command' }];
  const reason = whySkipped(step, step.run);
  return [reason === undefined ? { title, command: step.run } : { title, reason }];
}

/** Returns the steps of an action in this repository. Throws if the action does not exist. */
function ownSteps(root: string, uses: string): PlannedStep[] {
  const file = join(root, uses, 'action.yml');
  if (!existsSync(file)) throw new Error(`${uses} has no action.yml.`);
  const { runs } = actionSchema.parse(parse(readFileSync(file, 'utf8')));
  return runs.steps.flatMap((step) => planStep(root, step));
}

/** Returns why a step does not run for a push to main on this machine, or `undefined` if it does. */
function whySkipped({ if: condition, env }: Step, command: string): string | undefined {
  if (condition !== undefined && !isTrueForPush(condition))
    return `its condition is not met for a push: ${condition}`;
  const [, secret] =
    /\$\{\{\s*((?:secrets|vars|github)\.\w+)/.exec(Object.values(env ?? {}).join()) ?? [];
  if (secret) return `it needs ${secret} of GitHub`;
  if (/\b(?:gh|sysctl) /.test(command)) return 'it changes settings of GitHub or of the machine';
  return undefined;
}

/** Whether a step with this condition runs for a push after all earlier steps have passed. */
function isTrueForPush(condition: string): boolean {
  return /^steps\.changes\.outputs\.\w+ != /.test(condition);
}
