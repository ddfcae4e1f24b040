import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Mutant, needsBuild, toMutated } from './mutant';

/** Folder of the clone in which mutants are tested, relative to the project root. */
export const mutantClone = 'out.bench/mutants';

/**
 * Result of testing a mutant. The mutant is missed if all of its tests pass and the build, if it needs one,
 * succeeds.
 */
export type MutantOutcome = 'caught' | 'caught by the build' | 'missed';

/**
 * Makes a mutant's change in the clone, builds the clone if needed, runs the mutant's tests, and undoes the
 * change. Resolves to the outcome.
 */
export async function runMutant(mutant: Mutant): Promise<MutantOutcome> {
  const path = join(mutantClone, mutant.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, toMutated(mutant, original));
  try {
    if (needsBuild(mutant) && !(await buildClone()).isPassed) return 'caught by the build';
    // One failure is enough. A retry would only take longer.
    const { isPassed } = await testClone(mutant.tests, ['-x', '--retries=0']);
    return isPassed ? 'missed' : 'caught';
  } finally {
    writeFileSync(path, original);
  }
}

/** Throws if the text to replace does not occur exactly once in the mutant's file in the clone. */
export function checkFit(mutant: Mutant): void {
  toMutated(mutant, readFileSync(join(mutantClone, mutant.file), 'utf8'));
}

/**
 * Builds the unchanged clone if needed and runs the tests of some mutants, each test file once. Throws an
 * error with the output if the build or a test fails, because a test that always fails would seem to catch
 * mutants.
 */
export async function checkUnchanged(mutants: readonly Mutant[]): Promise<void> {
  if (mutants.some(needsBuild)) {
    const { isPassed, output } = await buildClone();
    if (!isPassed) throw new Error(`${output}\nThe last commit does not build.`);
  }
  const files = new Set(mutants.flatMap(({ tests }) => tests));
  const { isPassed, output } = await testClone([...files]);
  if (!isPassed) throw new Error(`${output}\nThese tests fail without a mutant, too.`);
}

interface Ran {
  /** Whether the exit code was 0. */
  isPassed: boolean;
  output: string;
}

function buildClone(): Promise<Ran> {
  return runInClone(['--import', 'tsx', 'scripts/build.ts']);
}

function testClone(files: readonly string[], flags: readonly string[] = []): Promise<Ran> {
  const projects = new Set(files.map((file) => file.split('/')[1]));
  return runInClone([
    'node_modules/@playwright/test/cli.js',
    'test',
    ...files,
    ...flags,
    ...[...projects].map((name) => `--project=${name}`),
  ]);
}

async function runInClone(args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, args, {
    cwd: mutantClone,
    env: { ...process.env, PREBUILT: '1', NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { isPassed: code === 0, output: output + errors };
}
