/**
 * `npm run update-template -- ../docs-template`: merges later fixes of the template into a site that `npm run adopt` has
 * made. Conflicts are left as git leaves them. Refuses a work tree with changes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeTemplate } from '@/lib/export/adopt/merge-template';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';

const command = {
  usage: 'npm run update-template -- [path or URL]',
  about:
    'Merges what has changed in the template since the commit that package.json records.\nWithout a path or URL, the recorded repository is used. Commit the result yourself.',
  words: 1,
  failure: 'files have conflicts, the work tree has changes, or the template cannot be read',
};

const start = process.env.INIT_CWD ?? process.cwd();

process.chdir(root);
await runCommand(command, ({ words: [word] }) => {
  const path = word === undefined ? undefined : resolve(start, word);
  const source = path && existsSync(path) ? path : word;
  const merge = mergeTemplate(root, source);
  if (!merge) {
    console.log('The site has the last commit of the template.');
    return;
  }
  const { from, to, conflicts, notes } = merge;
  console.log(`Merged the template from ${from.slice(0, 12)} to ${to.slice(0, 12)}.`);
  if (notes.length > 0) console.log(`What you have to do:\n${notes.join('\n')}`);
  if (!conflicts.includes('package.json')) updateLockfile();
  if (conflicts.length > 0) {
    console.error(`Resolve the conflicts, then git add and git commit:\n${conflicts.join('\n')}`);
    process.exitCode = 1;
  } else console.log('Next: npm install, npm test, git commit.');
});

/** Updates package-lock.json if the merge has changed package.json. */
function updateLockfile(): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root }).status;
  if (git('diff', '--quiet', 'HEAD', '--', 'package.json') === 0) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--package-lock-only', '--ignore-scripts'];
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) git('add', 'package-lock.json');
  else console.error('npm could not update package-lock.json. Run npm install.');
}
