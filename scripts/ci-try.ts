/**
 * `npm run ci:try`: runs the jobs of the workflows for main on this machine, one after another, each in a new
 * clone of the last commit. Prints which steps it cannot run here, and why. `-- test browsers` runs only these
 * jobs. `-- --list` only prints the steps.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import { type PlannedJob, planWorkflow } from '@/lib/export/ci/workflow-plan';

const command = {
  usage: 'npm run ci:try -- [--list] [job …]',
  about:
    'Runs the jobs of the workflows for main on this machine, each in a new clone of the last commit. Names of\njobs limit the run to these.',
  boolean: { list: 'only print the steps' },
  words: 20,
  failure: 'a job failed',
};
const workflows = ['.github/workflows/ci.yml', '.github/workflows/long.yml'];
const clone = 'out.bench/ci';

process.chdir(root);
await runCommand(command, (flags) => {
  const jobs = chooseJobs(flags.words);
  if (flags.list) return console.log(jobs.map(describeJob).join('\n\n'));
  const failed = jobs.filter((job) => !runJob(job));
  console.log(`\n${jobs.length - failed.length} of ${jobs.length} jobs passed.`);
  for (const { name } of failed) console.log(`Failed: ${name}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

function chooseJobs(ids: readonly string[]): PlannedJob[] {
  const jobs = workflows.flatMap((file) => planWorkflow(root, file));
  const unknown = ids.find((id) => jobs.every((job) => job.id !== id));
  if (unknown !== undefined) {
    const known = jobs.map(({ id }) => id).join(', ');
    throw new UsageError(`No job is named ${unknown}. Expected one of: ${known}.`);
  }
  return ids.length === 0 ? jobs : jobs.filter(({ id }) => ids.includes(id));
}

function describeJob({ name, container, steps }: PlannedJob): string {
  const where = container ? [`  runs here, not in ${container}`] : [];
  const lines = steps.map(
    ({ title, reason }) => `  ${reason ? `skipped, ${reason}: ` : ''}${title}`,
  );
  return [name, ...where, ...lines].join('\n');
}

/** Runs the steps of a job in a new clone until one fails. Returns whether all of them passed. */
function runJob(job: PlannedJob): boolean {
  console.log(`\n${describeJob(job)}`);
  rmSync(clone, { recursive: true, force: true });
  if (!runShell(`git clone --quiet . ${clone}`, root)) return false;
  const isPassed = job.steps.every(({ title, command }) => {
    if (command === undefined) return true;
    console.log(`\n${job.name}: ${title}`);
    return runShell(command, join(root, clone));
  });
  if (isPassed) rmSync(clone, { recursive: true });
  else console.log(`The clone of ${job.name} is in ${clone}.`);
  return isPassed;
}

/** Runs a command as a GitHub runner would: in bash, which ends at the first failure. Root needs no `sudo`. */
function runShell(command: string, cwd: string): boolean {
  const isRoot = userInfo().uid === 0;
  const text = isRoot ? `sudo() { env "$@"; }\n${command}` : command;
  const env = { ...process.env, CI: 'true' };
  return (
    spawnSync('bash', ['-eo', 'pipefail', '-c', text], { cwd, env, stdio: 'inherit' }).status === 0
  );
}
