import { execFileSync } from 'node:child_process';

/** The last commit that changed a file. */
export interface Change {
  /** Commit date in ISO 8601 format with time and time zone. */
  date: string;
  author: string;
}

const known = new Map<string, ReadonlyMap<string, Change>>();

/**
 * Returns the last change of each content file, by path relative to the site's folder. Empty without git and
 * in a shallow clone, where every file would seem to date from the oldest commit present.
 */
export function lastChanges(folder: string): ReadonlyMap<string, Change> {
  const changes = known.get(folder) ?? readChanges(folder);
  known.set(folder, changes);
  return changes;
}

function readChanges(folder: string): ReadonlyMap<string, Change> {
  try {
    if (git(folder, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return new Map();
    const format = '--format=%x01%cI%x02%aN';
    return toChanges(git(folder, ['log', format, '--name-only', '--relative', '--', 'content']));
  } catch {
    return new Map();
  }
}

/**
 * Parses the output of `git log`, newest commit first, so the first mention of a file is its last change.
 * Each commit is written as `\u0001date\u0002author` followed by its files.
 */
function toChanges(log: string): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [date = '', author = ''] = head.split('\u0002');
    for (const file of files) if (!changes.has(file)) changes.set(file, { date, author });
  }
  return changes;
}

function git(folder: string, args: string[]): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
