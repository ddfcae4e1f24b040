import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Author and date of a commit. The date is in a format that git accepts, such as `2024-01-02T03:04:05Z`. */
export interface Commit {
  author: string;
  date: string;
}

const first: Commit = { author: 'Ada', date: '2024-01-02T03:04:05Z' };
/** Second commit in the repositories that `makeRepository` creates. */
const second: Commit = { author: 'Grace', date: '2024-03-02T23:30:00Z' };

/**
 * Creates a git repository in `folder` from the files in `source`. The first commit has all files except
 * `changed`, whose path is relative to `source`. The second commit adds that file. Replaces `folder` if it
 * exists.
 */
export function makeRepository(source: string, folder: string, changed: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith(changed) });
  git(folder, ['init', '-q']);
  commitAll(folder, first);
  cpSync(join(source, changed), join(folder, changed));
  commitAll(folder, second);
}

/** Clones only the latest commit of a repository. Replaces `folder` if it exists. */
export function cloneShallow(repository: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const url = pathToFileURL(repository).href;
  git(dirname(folder), ['clone', '-q', '--depth', '1', url, folder]);
}

/** Commits all changes in a repository. */
export function commitAll(folder: string, { author, date }: Commit): void {
  git(folder, ['add', '-A']);
  const person = ['-c', `user.name=${author}`, '-c', 'user.email=someone@posts.example'];
  git(folder, [...person, 'commit', '-q', '-m', 'Change'], date);
}

function git(cwd: string, args: string[], date = ''): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', args, { cwd, env, stdio: 'ignore' });
}
