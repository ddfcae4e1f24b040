import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commitAll } from '../support/history';

const description = 'A description in one sentence of at least fifty letters.';
/** Copy of a fixture site, so a failing test changes no tracked files. */
const site = 'out.fixtures/commands/sites/plain';
const docs = 'content/docs/main';

test.describe.configure({ mode: 'default' });

test.beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync('tests/fixtures/sites/plain', site, { recursive: true });
});

test.afterAll(() => rmSync('out.fixtures/commands', { recursive: true, force: true }));

/** Runs an author command without a terminal. Returns its exit code and output. */
function run(script: string, ...args: string[]) {
  const node = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const env = { ...process.env, SITE_DIR: site };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('a dry run prints what would be written and writes nothing', () => {
  const file = `${docs}/news/first.mdx`;
  expect(run('new', 'page', 'news/first', '--description', description, '--dry-run')).toMatchObject(
    {
      status: 0,
      stdout: `new\t${file}\nedit\t${docs}/sidebar.ts\nNothing was written.\n`,
    },
  );
  expect(existsSync(join(site, file))).toBe(false);
});

test('a new page and a new post have the front matter that the flags give', () => {
  const page = ['page', 'news/first', '--title', 'First news', '--description', description];
  expect(run('new', ...page)).toMatchObject({ status: 0 });
  const text = readFileSync(join(site, docs, 'news/first.mdx'), 'utf8');
  expect(text).toContain(`title: First news\ndescription: ${description}\n`);
  expect(readFileSync(join(site, docs, 'sidebar.ts'), 'utf8')).toContain("'news/first'");

  writeFileSync(join(site, 'content/blog/authors.yml'), 'ann:\n  name: Ann\nben:\n  name: Ben\n');
  const post = [
    'post',
    'second',
    '--title',
    'Second',
    '--description',
    description,
    '--date',
    '2026-02-03',
  ];
  expect(run('new', ...post, '--authors', 'ann,ben')).toMatchObject({ status: 0 });
  const entry = readFileSync(join(site, 'content/blog/2026-02-03-second.mdx'), 'utf8');
  expect(entry).toContain('date: 2026-02-03\nauthors:\n  - ann\n  - ben\n');
});

test('check:content exits with 0 without mistakes, and with 1 and their places otherwise', () => {
  expect(run('check-content')).toMatchObject({
    status: 0,
    stdout: 'The content has no mistakes.\n',
  });
  const file = join(site, docs, 'guides/first.mdx');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n[To](/nowhere)\n`);
  const line = readFileSync(file, 'utf8').split('\n').indexOf('[To](/nowhere)') + 1;
  const place = `${docs}/guides/first.mdx:${line}:1`;
  const { status, stderr } = run('check-content');
  expect(status).toBe(1);
  expect(stderr).toContain(`${place}  Link to a page that does not exist`);
  const annotated = run('check-content', '--format', 'github');
  expect(annotated.status).toBe(1);
  expect(annotated.stdout).toMatch(
    new RegExp(`^::error file=.*guides/first\\.mdx,line=${line},col=1`, 'm'),
  );
});

test('a command exits with 2 for wrong usage and with 1 when it fails', () => {
  const rows: [call: string[], status: number, stderr: string][] = [
    [['new', 'page', 'x'], 2, 'The description is missing.'],
    [['new', '--dryrun'], 2, 'Unknown flag --dryrun. Did you mean --dry-run?'],
    [['build', '--kep'], 2, 'Unknown flag --kep. Did you mean --keep?'],
    [['move', 'guides/none', 'x'], 1, 'There is no doc guides/none.'],
    [['hosts', '--listen', 'localhost'], 2, '--listen is localhost; it needs a port'],
    [['serve', '--port', 'http'], 2, '--port is http; it needs a whole number.'],
    [['check-content', '--formt', 'github'], 2, 'Unknown flag --formt. Did you mean --format?'],
    [['schemas', 'x'], 2, 'Unknown argument x.\nUsage: npm run schemas\n'],
    [['bundle', '--al'], 2, 'Unknown flag --al.'],
    [['budget', 'x'], 2, 'Unknown argument x.'],
    [['package-report', 'x'], 2, 'Unknown argument x.'],
    [['docs-version'], 2, 'The label is missing.'],
    [['docs-version', 'v1', '--undo'], 2, '--undo takes no label.'],
    [['docs-version', 'v1', '--banner', 'old'], 2, '--banner is old; it must be one of none,'],
  ];
  for (const [[script = '', ...args], status, stderr] of rows)
    expect(run(script, ...args)).toMatchObject({
      status,
      stderr: expect.stringContaining(stderr),
    });
});

/** Writes the version of the fixture site as a literal, which docs:version can change. */
function writeOutVersion(): void {
  const file = join(site, 'site.config.ts');
  const version =
    "{ name: 'current', label: 'v1', path: '/', formerPath: '/v4', dir: 'main', isLast: true, banner: 'none', noIndex: false, classes: 'lib/classes/data/v4.json', player: true }";
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^ {2}versions: .*$/m, `  versions: [${version}],`));
}

test('docs are frozen under their label, and --undo removes exactly what was written', () => {
  writeOutVersion();
  const before = filesIn(site);
  const frozen = run('docs-version', 'v0', '--yes');
  expect(frozen).toMatchObject({ status: 0 });
  expect(frozen.stdout).toContain(
    `The current docs in ${docs} are frozen as v0, below /v0.\nnew\tcontent/docs/v0/`,
  );
  const page = join(site, 'content/docs/v0/index.mdx');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}More.\n`);
  expect(run('docs-version', '--undo')).toMatchObject({
    status: 1,
    stderr: `v0 cannot be removed, because these files were changed since:
content/docs/v0/index.mdx
Restore them, or remove the version with git.
`,
  });
  writeFileSync(page, text);
  expect(run('docs-version', '--undo', '--dry-run')).toMatchObject({ status: 0 });
  expect(existsSync(page)).toBe(true);
  expect(run('docs-version', '--undo')).toMatchObject({ status: 0 });
  expect(filesIn(site)).toEqual(before);
  expect(existsSync(join(site, 'content/docs/v0'))).toBe(false);
  expect(run('docs-version', '--undo')).toMatchObject({
    status: 1,
    stderr: 'There is no run of docs:version to undo.\n',
  });
});

test('drafts and uncommitted pages are frozen only with --yes', () => {
  writeOutVersion();
  execFileSync('git', ['init', '-q'], { cwd: site });
  commitAll(site, { author: 'Ada', date: '2026-01-02T03:04:05Z' });
  const page = (name: string, more = '') =>
    `---\ntitle: ${name}\ndescription: ${description}\n${more}---\n\nText.\n`;
  writeFileSync(join(site, docs, 'guides/draft.mdx'), page('A draft', 'draft: true\n'));
  commitAll(site, { author: 'Ada', date: '2026-01-02T03:04:06Z' });
  writeFileSync(join(site, docs, 'guides/new.mdx'), page('A new page'));
  const before = filesIn(site);
  const refused = run('docs-version', 'v0');
  expect(refused).toMatchObject({
    status: 1,
    stderr: 'Nothing was written. Finish and commit them, or add --yes to freeze them too.\n',
  });
  expect(refused.stdout).toContain(
    `These files would be frozen too:\ndraft\t${docs}/guides/draft.mdx\nnot committed\t${docs}/guides/new.mdx\n`,
  );
  expect(filesIn(site)).toEqual(before);
  expect(run('docs-version', 'v0', '--yes', '--dry-run')).toMatchObject({ status: 0 });
});

/** Returns the content of the site's files, keyed by path. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.git') && statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}
