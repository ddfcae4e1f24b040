import { execFileSync } from 'node:child_process';

/** The last change of a file. */
export interface Change {
  /** With time and zone, as git writes it. */
  date: string;
  author: string;
}

const known = new Map<string, ReadonlyMap<string, Change>>();

/**
 * The last change of each content file, by its path from the site's folder. Empty without git and in
 * a clone that lacks older commits, where every file would seem to be as young as the clone.
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

/** The first mention of each file, newest commit first; a commit is `\u0001date\u0002author` and its files. */
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
