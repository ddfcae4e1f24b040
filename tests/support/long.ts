import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Whether this is `npm run test:long`, which runs complete matrices instead of samples. */
export const isLong = process.env.TEST_LONG === '1';

/** Marks a test that runs a sample in `npm test` and the complete matrix in `npm run test:long`. */
export const long = { tag: '@long' };

/** Marks a test that runs only in `npm run test:long`. */
export const longOnly = { tag: '@long-only' };

/**
 * Every `every`-th item of a list. `npm run test:long` takes every `everyInLong`-th item, by default all of them.
 * The first index depends on the commit, so that successive commits test different items and a rerun of a commit
 * tests the same ones.
 */
export function rotatingSampleOf<T>(all: readonly T[], every: number, everyInLong = 1): T[] {
  const step = isLong ? everyInLong : every;
  const first = turnOf(`${all.length} of ${every}`, step);
  return all.filter((_, index) => index % step === first);
}

/** A number from 0 to `turns - 1`, derived from a list's name and a commit, by default the tested one. */
export function turnOf(list: string, turns: number, commit = testedCommit()): number {
  const hash = createHash('sha256').update(`${commit} ${list}`).digest();
  return hash.readUInt32BE(0) % turns;
}

/** Hash of the tested commit, read once per run: worker processes inherit it from the environment. */
function testedCommit(): string {
  process.env.TEST_COMMIT ||= readCommit();
  return process.env.TEST_COMMIT;
}

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Source archives have no history.
    return 'no commit';
  }
}
