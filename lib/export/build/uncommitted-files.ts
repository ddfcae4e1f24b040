import { execFileSync } from 'node:child_process';

/**
 * Returns the files in `folder` with changes that are not committed, as paths relative to the site's folder.
 * Empty if the site is not in a git repository.
 */
export function uncommittedFiles(site: string, folder: string): string[] {
  const args = ['-c', 'core.quotePath=false', 'status', '--porcelain', '-uall', '-z', '--', folder];
  try {
    const prefix = git(site, ['rev-parse', '--show-prefix']).trim();
    const entries = git(site, args)
      .split('\0')
      .filter((entry) => /^.. ./.test(entry));
    return entries.map((entry) => entry.slice(3 + prefix.length));
  } catch {
    return [];
  }
}

function git(folder: string, args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
