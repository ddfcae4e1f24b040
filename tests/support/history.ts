import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Who changed something, and when, as git wants it. */
export interface Commit {
  author: string;
  date: string;
}

const first: Commit = { author: 'Ada', date: '2024-01-02T03:04:05Z' };
/** The commit of the file that was changed last. */
const second: Commit = { author: 'Grace', date: '2024-03-02T23:30:00Z' };

/** Makes a repository of a folder: all of it in one commit, then the file `changed` (a path in it) in another. */
export function makeRepository(source: string, folder: string, changed: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith(changed) });
  git(folder, ['init', '-q']);
  commitAll(folder, first);
  cpSync(join(source, changed), join(folder, changed));
  commitAll(folder, second);
}

/** Clones a repository without its history. */
export function cloneShallow(repository: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const url = pathToFileURL(repository).href;
  git(dirname(folder), ['clone', '-q', '--depth', '1', url, folder]);
}

/** Commits everything in a repository. */
export function commitAll(folder: string, { author, date }: Commit): void {
  git(folder, ['add', '-A']);
  const person = ['-c', `user.name=${author}`, '-c', 'user.email=someone@posts.example'];
  git(folder, [...person, 'commit', '-q', '-m', 'Change'], date);
}

function git(cwd: string, args: string[], date = ''): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', args, { cwd, env, stdio: 'ignore' });
}
