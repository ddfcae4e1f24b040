import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Whether this is `npm run test:long`, which tests all combinations instead of a sample of them. */
export const isLong = process.env.TEST_LONG === '1';

/**
 * Options for a test that tries a sample of its cases in `npm test`, and all of them in `npm run test:long`.
 */
export const long = { tag: '@long' };

/** Options for a test that runs only in `npm run test:long`. */
export const longOnly = { tag: '@long-only' };

/**
 * Returns every `every`-th item of a list. `npm run test:long` takes every `everyInLong`-th item, which is
 * all of them by default. The first index depends on the commit, so a rerun of the same commit tests the same
 * items, and other commits usually test different ones.
 */
export function rotatingSampleOf<T>(all: readonly T[], every: number, everyInLong = 1): T[] {
  const step = isLong ? everyInLong : every;
  const first = turnOf(`${all.length} of ${every}`, step);
  return all.filter((_, index) => index % step === first);
}

/**
 * Returns a number from 0 to `turns - 1` that depends only on the name of a list and a commit. The commit
 * defaults to the tested one.
 */
export function turnOf(list: string, turns: number, commit = testedCommit()): number {
  const hash = createHash('sha256').update(`${commit} ${list}`).digest();
  return hash.readUInt32BE(0) % turns;
}

/**
 * Returns the hash of the tested commit. It is read once per run, and worker processes inherit it from the
 * environment.
 */
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
    // Source archives have no Git history.
    return 'no commit';
  }
}
