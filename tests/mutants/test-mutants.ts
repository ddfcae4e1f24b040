import { rmSync } from 'node:fs';
import { groupBy } from '@/lib/classes/data/group-by';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import { cloneProject } from '@/tests/support/clone-project';
import { folderOf, type Mutant, needsBuild } from './mutant';
import { mutants } from './mutants';
import { checkFit, checkUnchanged, type MutantOutcome, mutantClone, runMutant } from './run-mutant';

/** Minimum share of mutants that the tests must catch. For all 60 mutants, this is 54. */
const LEAST_SHARE = 0.9;

const command = {
  usage: 'npm run test:mutants -- [--only lib/search] [--list]',
  about:
    'Makes deliberate mistakes in a clone of the last commit, one at a time, and runs the tests that should\nfail. Takes about an hour.',
  boolean: { list: 'only print the mistakes' },
  string: { only: 'make only the mistakes in this folder' },
  failure: 'fewer than 90% of the mistakes were caught',
};

interface Tested {
  mutant: Mutant;
  outcome: MutantOutcome;
}

process.chdir(root);
await runCommand(command, async (flags) => {
  const chosen = chooseMutants(flags.only);
  if (flags.list) return console.log(chosen.map(toLines).join('\n'));
  cloneProject(mutantClone);
  const tested = await testAll(chosen);
  rmSync(mutantClone, { recursive: true });
  const missed = tested.filter(({ outcome }) => outcome === 'missed');
  console.log(`\n${toTable(tested)}`);
  if (missed.length > 0)
    console.log(`\nMissed:\n${missed.map(({ mutant }) => toLines(mutant)).join('\n')}`);
  const caught = tested.length - missed.length;
  process.exitCode = caught < LEAST_SHARE * tested.length ? 1 : 0;
});

function chooseMutants(folder: string | undefined): readonly Mutant[] {
  if (folder === undefined) return mutants;
  const chosen = mutants.filter((mutant) => folderOf(mutant) === folder);
  if (chosen.length > 0) return chosen;
  const folders = [...new Set(mutants.map(folderOf))];
  const hint = didYouMean(folder, folders) ?? `Expected one of: ${folders.join(', ')}.`;
  throw new UsageError(`No mutant is in ${folder}. ${hint}`);
}

/**
 * Tests mutants and resolves to their outcomes. Starts with the mutants that need no build, because they take
 * seconds instead of minutes.
 */
async function testAll(chosen: readonly Mutant[]): Promise<Tested[]> {
  for (const mutant of chosen) checkFit(mutant);
  const tested: Tested[] = [];
  for (const isBuilt of [false, true]) {
    const some = chosen.filter((mutant) => needsBuild(mutant) === isBuilt);
    if (some.length === 0) continue;
    console.log(`${isBuilt ? 'Build the last commit and run' : 'Run'} the tests without a mutant`);
    await checkUnchanged(some);
    for (const mutant of some) {
      const start = performance.now();
      const outcome = await runMutant(mutant);
      tested.push({ mutant, outcome });
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(
        `${tested.length} of ${chosen.length}: ${outcome} after ${seconds} s: ${mutant.name}`,
      );
    }
  }
  return tested;
}

/** Formats a table of the caught and tested mutants in each folder and in total. */
function toTable(tested: readonly Tested[]): string {
  const folders = groupBy(tested, ({ mutant }) => folderOf(mutant));
  const groups = [
    ...[...folders].sort(([a], [b]) => a.localeCompare(b, 'en')),
    ['all', tested],
  ] as const;
  const rows = groups.map(([folder, some]) => {
    const caught = some.filter(({ outcome }) => outcome !== 'missed').length;
    return [folder, `${caught} / ${some.length}`];
  });
  return [['folder', 'caught / made'], ...rows]
    .map(([folder = '', count = '']) => folder.padEnd(24) + count)
    .join('\n');
}

function toLines(mutant: Mutant): string {
  const { name, file, tests } = mutant;
  return `${file}: ${name}\n  ${needsBuild(mutant) ? 'build, ' : ''}${tests.join(', ')}`;
}
