import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneProject } from '../support/clone-project';
import { longOnly } from '../support/long';
import { ofClasses } from '../support/of-classes';

const folder = 'out.fixtures/path with spaces';
const description = 'A description in one sentence of at least fifty letters.';

test.describe.configure({ mode: 'default' });

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of this project, or of a clone. Returns its exit code and output. */
function run(script: string, args: string[], env: Record<string, string>, cwd = '.') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    { encoding: 'utf8', cwd, env: { ...process.env, ...env } },
  );
  return { status, output: stdout + stderr };
}

test('a checkout has LF line ends although git is configured for CRLF', () => {
  const clone = join(folder, 'clone');
  rmSync(clone, { recursive: true, force: true });
  const settings = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf'];
  execFileSync('git', [
    ...settings,
    'clone',
    '-q',
    '--depth',
    '1',
    `file://${resolve('.')}`,
    clone,
  ]);
  const options = { cwd: clone, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['ls-files', '--eol'], options).split('\n');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((line) => /\bw\/(?:crlf|mixed)\b/.test(line))).toEqual([]);
});

test(
  'a site in a path with spaces, whose files have CRLF line ends, is read like any other',
  ofClasses,
  () => {
    const site = join(folder, 'a site');
    cpSync('tests/fixtures/sites/plain', site, { recursive: true });
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:mdx|yml|ts|svg)$/.test(name)) continue;
      const file = join(site, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n'));
    }
    const env = { SITE_DIR: site };
    expect(run('check-content', [], env)).toEqual({
      status: 0,
      output: 'The content has no mistakes.\n',
    });
    const page = ['page', 'news/first', '--description', description, '--yes'];
    expect(run('new', page, env)).toMatchObject({ status: 0 });
    const file = 'content/docs/main/guides/first.mdx';
    const text = readFileSync(join(site, file), 'utf8');
    writeFileSync(join(site, file), `${text}\r\n[To](/nowhere)\r\n`);
    const line = text.split('\n').length + 1;
    const { status, output } = run('check-content', [], env);
    expect(status).toBe(1);
    expect(output).toContain(`${file}:${line}:1  Link to a page that does not exist`);
  },
);

test('a clone in a path with spaces builds a site', longOnly, () => {
  const clone = join(folder, 'project');
  cloneProject(clone);
  const env = { SITE_DIR: 'tests/fixtures/sites/plain', OUT_DIR: 'an export', QUICK: '1' };
  const { status, output } = run('build', [], env, clone);
  expect(status, output).toBe(0);
  expect(readFileSync(join(clone, 'an export/index.html'), 'utf8')).toContain('<h1');
});
