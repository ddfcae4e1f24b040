import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

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
  ];
  for (const [[script = '', ...args], status, stderr] of rows)
    expect(run(script, ...args)).toMatchObject({
      status,
      stderr: expect.stringContaining(stderr),
    });
});
