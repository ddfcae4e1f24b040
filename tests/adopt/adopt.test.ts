import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { cloneProject } from '../support/clone-project';

test.describe.configure({ mode: 'serial' });

/** Folder outside of the project, because a site must not be in the folder of its template. */
const work = mkdtempSync(join(tmpdir(), 'adopt-'));

test.afterAll(() => rmSync(work, { recursive: true, force: true }));

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#7a2e8f"/></svg>\n';

/** Flags for an invented library. */
const library = [
  ...['--yes', '--name', 'Quartzel', '--npm', '@quartzel/queue'],
  ...['--tagline', 'A small queue for jobs that must run once.'],
  ...['--url', 'https://quartzel.example'],
  ...['--repository', 'https://git.example/quartzel/queue'],
  ...['--color', '#7a2e8f', '--template', 'https://git.example/docs-template'],
];

interface Ended {
  status: number | null;
  output: string;
}

/** Runs a program. The environment has no settings of this test run. */
function runIn(cwd: string, program: string, args: readonly string[]): Ended {
  const env = { ...process.env };
  for (const name of Object.keys(env))
    if (/^(?:TEST_|PREBUILT|QUICK|SITE_|OUT_DIR|INIT_CWD|npm_|NODE_OPTIONS)/.test(name))
      delete env[name];
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 27,
  });
  return { status, output: stdout + stderr };
}

const adopt = (folder: string, args: readonly string[], template = '.') =>
  runIn(template, process.execPath, ['--import', 'tsx', 'scripts/adopt.ts', folder, ...args]);

const npm = (cwd: string, ...args: string[]) => runIn(cwd, 'npm', args);

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@quartzel.example'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commitAll(folder: string, message: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '-q', '-m', message);
}

/** Returns the size of a folder on the disk in MB, as `du` measures it. */
function megabytes(folder: string): number {
  return Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
}

test('--dry-run lists the files and writes nothing', () => {
  const folder = join(work, 'dry');
  const { status, output } = adopt(folder, [...library, '--dry-run']);
  expect(status, output).toBe(0);
  expect(output).toMatch(/^package\.json$/m);
  expect(output).toMatch(/^content\/docs\/v1\/index\.mdx$/m);
  expect(output).not.toMatch(/^content\/docs\/v4/m);
  expect(output).toContain('Nothing was written.');
  expect(existsSync(folder)).toBe(false);
});

test('a folder with files, and a folder of the template, are refused', () => {
  const full = join(work, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'notes.txt'), '');
  expect(adopt(full, library)).toMatchObject({ status: 1 });
  expect(adopt(full, library).output).toContain(
    `${full} contains notes.txt. Name a folder that is empty or does not exist.`,
  );
  const inside = adopt('out.fixtures/adopted', library);
  expect(inside).toMatchObject({ status: 2 });
  expect(inside.output).toContain('is in the folder of the template');
  const light = adopt(join(work, 'light'), [...library, '--color', '#ffcc00']);
  expect(light.status).toBe(2);
});

const sites = [
  { name: 'docs', flags: [], pages: ['index.html', 'guides/installation/index.html'] },
  {
    name: 'docs-with-blog',
    flags: ['--versions', 'v2,v1', '--blog'],
    pages: ['index.html', 'v1/index.html', 'blog/index.html', 'blog/hello/index.html'],
  },
];

for (const { name, flags, pages } of sites)
  test(`${name} of an invented library: check, build, and tests are green`, async () => {
    test.setTimeout(3_600_000);
    const before = git('.', 'status', '--porcelain');
    const folder = join(work, name);
    const mark = join(work, 'mark.svg');
    writeFileSync(mark, logo);
    const made = adopt(folder, [...library, ...flags, '--logo', mark]);
    expect(made.status, made.output).toBe(0);
    expect(git('.', 'status', '--porcelain')).toBe(before);
    git(folder, 'init', '-q');
    commitAll(folder, 'Start from the template');

    const installed = npm(folder, 'ci', '--prefer-offline');
    expect(installed.status, installed.output).toBe(0);
    expect(megabytes(join(folder, 'node_modules'))).toBeLessThan(650);

    const checked = npm(folder, 'run', 'check');
    expect(checked.status, checked.output).toBe(0);
    const built = npm(folder, 'run', 'build');
    expect(built.status, built.output).toBe(0);
    const tested = npm(folder, 'test');
    expect(tested.status, tested.output).toBe(0);
    expect(tested.output).toMatch(/\n[1-9]\d* passed, 0 failed\n/);

    const files = await listFiles(join(folder, 'out'));
    expect(pages.filter((page) => !files.includes(page))).toEqual([]);
    const named = files.filter(
      (file) =>
        /NativeWind/i.test(file) ||
        (/\.(?:html|md|txt|json|xml|js|css|svg|webmanifest)$/.test(file) &&
          /NativeWind/i.test(readFileSync(join(folder, 'out', file), 'utf8'))),
    );
    expect(named).toEqual([]);
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });

/** Returns the oldest of the last commits of this repository from which `adopt` can make a site. */
function olderCommit(): string | undefined {
  const commits = git('.', 'log', '--first-parent', '--format=%H', '-n', '40').split('\n').slice(1);
  const canAdopt = (commit: string) =>
    ['scripts/adopt.ts', 'scripts/update-template.ts', 'lib/export/adopt/merge-template.ts'].every(
      (file) => spawnSync('git', ['cat-file', '-e', `${commit}:${file}`]).status === 0,
    );
  return commits.filter(canAdopt).at(-1);
}

test('a site of an older commit is updated to the last one', async () => {
  test.setTimeout(1_800_000);
  const template = join(work, 'template');
  cloneProject(template);
  const head = git(template, 'rev-parse', 'HEAD');
  const older = olderCommit();
  // The first commit with the command has no older one, so the last commit gets a successor.
  if (older) git(template, 'checkout', '-q', older);
  const folder = join(work, 'updated');
  const made = adopt(folder, [...library, '--files-only'], template);
  expect(made.status, made.output).toBe(0);
  git(template, 'checkout', '-q', head);
  const tokens = 'app/styles/tokens.css';
  const change = (place: string, file: string, from: string, to: string) => {
    const text = readFileSync(join(place, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(place, file), text.replace(from, to));
  };
  change(template, tokens, '--radius-lg: 0.75rem;', '--radius-lg: 0.8rem;');
  change(template, 'app/styles/reset.css', '@layer reset {', '@layer reset {\n  /* fixed */');
  writeFileSync(join(template, 'lib/config/added-file.txt'), 'added\n');
  commitAll(template, 'Fix the template');
  const next = git(template, 'rev-parse', 'HEAD');

  git(folder, 'init', '-q');
  commitAll(folder, 'Start from the template');
  execFileSync('cp', ['-al', 'node_modules', folder]);
  // npm overwrites its record in place, which would change the packages of this project too.
  for (const record of ['.package-lock.json', '.installed']) {
    const file = join('node_modules', record);
    rmSync(join(folder, file), { force: true });
    if (existsSync(file)) copyFileSync(file, join(folder, file));
  }
  change(folder, 'content/docs/v1/index.mdx', 'Start here to learn', 'Learn here');
  change(folder, tokens, '--weight-bold: 640;', '--weight-bold: 700;');
  const dirty = runIn(folder, process.execPath, updateArgs(template));
  expect(dirty.status).toBe(1);
  expect(dirty.output).toContain('The work tree has changes that are not committed:');
  commitAll(folder, 'Write our words');

  const merged = runIn(folder, process.execPath, updateArgs(template));
  expect(merged.status, merged.output).toBe(0);
  const record = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).template;
  expect(record.commit).toBe(next);
  const text = readFileSync(join(folder, tokens), 'utf8');
  expect(text).toContain('--weight-bold: 700;');
  expect(text).toContain('--radius-lg: 0.8rem;');
  expect(text).toContain('--color-accent: #7a2e8f;');
  expect(readFileSync(join(folder, 'content/docs/v1/index.mdx'), 'utf8')).toContain('Learn here');
  expect(readFileSync(join(folder, 'app/styles/reset.css'), 'utf8')).toContain('/* fixed */');
  commitAll(folder, 'Update the template');

  // Apart from its own changes, the site is the one that the last commit makes.
  const fresh = join(work, 'fresh');
  const recorded = ['--record', join(folder, 'package.json'), '--files-only'];
  const mark = ['--logo', join(folder, 'public/img/mark.svg')];
  const again = adopt(fresh, [...recorded, ...mark, ...library.slice(-2)], template);
  expect(again.status, again.output).toBe(0);
  const own = ['app/styles/tokens.css', 'content/docs/v1/index.mdx'];
  const paths = git(folder, 'ls-files')
    .split('\n')
    .filter((path) => path !== 'package-lock.json');
  expect((await listFiles(fresh)).sort()).toEqual([...paths].sort());
  const differs = paths.filter(
    (path) =>
      !existsSync(join(fresh, path)) ||
      !readFileSync(join(fresh, path)).equals(readFileSync(join(folder, path))),
  );
  expect(differs).toEqual(own);

  // The same line is changed on both sides.
  change(template, tokens, '--weight-bold: 640;', '--weight-bold: 660;');
  commitAll(template, 'Change a weight');
  const conflict = runIn(folder, process.execPath, updateArgs(template));
  expect(conflict.status, conflict.output).toBe(1);
  expect(conflict.output).toContain(`git commit:\n${tokens}\n`);
  expect(readFileSync(join(folder, tokens), 'utf8')).toMatch(
    /<<<<<<< HEAD\n\s*--weight-bold: 700;\n=======\n\s*--weight-bold: 660;\n>>>>>>> /,
  );
  expect(git(folder, 'status', '--porcelain')).toMatch(/^UU app\/styles\/tokens\.css$/m);
  expect(readdirSync(folder)).not.toContain('.git/CHERRY_PICK_HEAD');
  expect(statSync(join(folder, 'node_modules')).isDirectory()).toBe(true);
});

function updateArgs(template: string): string[] {
  return ['--import', 'tsx', 'scripts/update-template.ts', template];
}
