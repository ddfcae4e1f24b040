import { execFileSync } from 'node:child_process';

/** The most recent commit that changed a file. */
export interface Change {
  /** Commit date and time in ISO 8601 format with time zone, such as `2026-11-21T09:30:00+01:00`. */
  date: string;
  author: string;
}

const known = new Map<string, ReadonlyMap<string, Change>>();

/**
 * Returns the most recent change of each content file, keyed by its path relative to the site's folder. Empty
 * without git, and also in a shallow clone, because git would report the oldest commit in the clone as the
 * last change of most files.
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
 * Parses the output of `git log`, in which each commit is `\u0001date\u0002author` followed by its files. The
 * newest commit comes first, so the first mention of a file is its most recent change.
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
