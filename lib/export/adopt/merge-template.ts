/**
 * Merges later commits of the template into a site that `npm run adopt` has made. The site as it would be made from the
 * recorded commit is the base of a three-way merge, and the site as it would be made from the last commit is merged.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({
  template: z.object({
    repository: z.string(),
    commit: z.string().regex(/^[\da-f]{40,64}$/),
    answers: z.object({}).loose(),
  }),
});

/** Result of a merge of the template. */
export interface TemplateMerge {
  /** Commits of the template before and after the merge. */
  from: string;
  to: string;
  /** Files with conflicts, which have conflict markers or differ from what the template has deleted. */
  conflicts: string[];
  /** Entries of the template's CHANGELOG.md for adopters, which the merge has brought. */
  notes: string[];
}

/**
 * Merges the last commit of the template into the site in `folder`, and leaves the result and conflicts in the index and
 * in the work tree, without a commit. `source` is a path or URL of the template's repository. Without it, the recorded
 * repository is used. Returns undefined when there is nothing new. Throws when the work tree has changes, or when the
 * recorded commit is unknown.
 */
export function mergeTemplate(folder: string, source?: string): TemplateMerge | undefined {
  assertClean(folder);
  const { repository, commit: from } = readTemplateRecord(folder);
  const place = source ?? repository;
  if (!place)
    throw new Error(
      'package.json does not record a repository of the template. Name its path or URL after the command.',
    );
  git(folder, ['fetch', '--quiet', '--no-tags', place, 'HEAD']);
  const to = git(folder, ['rev-parse', 'FETCH_HEAD']);
  if (to === from) return undefined;
  assertCommit(folder, from, place);
  const work = mkdtempSync(join(tmpdir(), 'template-'));
  try {
    const base = git(folder, ['commit-tree', siteTree(folder, from, work), '-m', 'Template']);
    const tree = siteTree(folder, to, work);
    const theirs = git(folder, ['commit-tree', tree, '-p', base, '-m', 'Update the template']);
    const { status, stderr } = runGit(folder, ['cherry-pick', '--no-commit', theirs]);
    const conflicts = git(folder, ['diff', '--name-only', '--diff-filter=U']);
    if (status !== 0 && conflicts === '') throw new Error(`git could not merge.\n${stderr}`);
    return {
      from,
      to,
      conflicts: conflicts.split('\n').filter(Boolean),
      notes: notes(folder, from, to),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
    runGit(folder, ['worktree', 'prune']);
  }
}

/** Throws when the work tree has changes or files that are not committed. */
function assertClean(folder: string): void {
  const changes = git(folder, ['status', '--porcelain', '-uall']).split('\n').filter(Boolean);
  if (changes.length > 0)
    throw new Error(
      `The work tree has changes that are not committed:\n${changes.slice(0, 10).join('\n')}\nCommit or remove them first, so that git can undo the update.`,
    );
}

function readTemplateRecord(folder: string) {
  const file = join(folder, 'package.json');
  const { success, data } = recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success)
    throw new Error(
      'package.json has no valid template. Expected repository, commit, and answers, which npm run adopt has written.',
    );
  return data.template;
}

/** Throws when a commit of the template is not in the repository, after another attempt to fetch it. */
function assertCommit(folder: string, commit: string, place: string): void {
  const has = () => runGit(folder, ['cat-file', '-e', `${commit}^{commit}`]).status === 0;
  if (!has()) runGit(folder, ['fetch', '--quiet', '--no-tags', place, commit]);
  if (!has())
    throw new Error(
      `${place} has no commit ${commit}, which template.commit in package.json records. Name the repository that the site was made from.`,
    );
}

/**
 * Returns the tree of the site as the `npm run adopt` of a commit of the template makes it, with the answers in
 * `package.json`. The program runs with the packages of the site. It is that of an earlier or a later commit, so the flags
 * that it gets here must not change. `work` is a folder for temporary files.
 */
function siteTree(folder: string, commit: string, work: string): string {
  const template = join(work, `template-${commit}`);
  const site = join(work, `site-${commit}`);
  git(folder, ['worktree', 'add', '--quiet', '--detach', template, commit]);
  symlinkSync(resolve(folder, 'node_modules'), join(template, 'node_modules'), 'junction');
  const { repository } = readTemplateRecord(folder);
  const flags = ['--record', join(folder, 'package.json'), '--template', repository || 'none'];
  const mark = join(folder, 'public/img/mark.svg');
  const logo = existsSync(mark) ? ['--logo', mark] : [];
  const program = ['--import', 'tsx', 'scripts/adopt.ts', site, '--files-only', ...flags, ...logo];
  const made = spawnSync(process.execPath, program, {
    cwd: template,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: template },
  });
  if (made.status !== 0)
    throw new Error(
      `The site cannot be made from commit ${commit} of the template.\n${made.stderr}`,
    );
  const env = { GIT_INDEX_FILE: join(work, `index-${commit}`) };
  git(folder, ['--work-tree', site, 'add', '--all', '--force', '.'], env);
  const tree = git(folder, ['write-tree'], env);
  git(folder, ['worktree', 'remove', '--force', template]);
  return tree;
}

/** Returns the entries for adopters that the CHANGELOG.md of a commit has in addition to those of another commit. */
function notes(folder: string, from: string, to: string): string[] {
  const entriesOf = (commit: string) =>
    runGit(folder, ['show', `${commit}:CHANGELOG.md`]).stdout.match(
      /^- Adopters: .*(?:\n {2,}\S.*)*/gm,
    ) ?? [];
  const known = new Set(entriesOf(from));
  return entriesOf(to).filter((entry) => !known.has(entry));
}

const identity = {
  GIT_AUTHOR_NAME: 'Template',
  GIT_AUTHOR_EMAIL: 'template@localhost',
  GIT_COMMITTER_NAME: 'Template',
  GIT_COMMITTER_EMAIL: 'template@localhost',
};

/** Runs git and returns its output. Throws with its errors when it fails. */
function git(folder: string, args: readonly string[], env: object = {}): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...identity, ...env },
  }).trim();
}

function runGit(folder: string, args: readonly string[]) {
  return spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...identity },
  });
}
