import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { writeTree } from '../support/write-tree';

const action = z.object({
  runs: z.object({ steps: z.array(z.object({ id: z.string(), run: z.string() })) }),
});
const { steps } = action.parse(
  parse(readFileSync('.github/actions/publish/action.yml', 'utf8')),
).runs;

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  execFileSync('git', ['init', '-q', '--bare', join(folder, 'us/site-previews')]);
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a step of the GitHub action as GitHub does. Repositories in `folder` replace those on github.com. */
function publish(id: string, env: Record<string, string>, cwd = folder) {
  const { run = '' } = steps.find((step) => step.id === id) ?? {};
  const github = 'https://x-access-token:secret@github.com/';
  const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${folder}/.insteadOf`,
      GIT_CONFIG_VALUE_0: github,
      GITHUB_OUTPUT: join(folder, 'output'),
      FOLDER: join(folder, 'publish'),
      NAME: 'pr-1',
      TOKEN: 'secret',
      ...env,
    },
  });
  return { status, stderr };
}

/** Returns the paths of the files in the published repository. */
function published(): string[] {
  const args = ['-C', join(folder, 'us/site-previews'), 'ls-tree', '-r', '--name-only', 'HEAD'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
}

const pages = { REPOSITORY: 'us/site-previews' };

test('a folder replaces the existing one, even if another is published at the same time', () => {
  const other = mkdtempSync(join(folder, 'other-'));
  writeTree(folder, {
    'publish/site-previews/pr-1/old.html': 'old',
    'elsewhere/site-previews/pr-2/index.html': 'two',
  });
  expect(publish('github-pages', pages).status).toBe(0);
  rmSync(join(folder, 'publish/site-previews/pr-1'), { recursive: true });
  rmSync(join(folder, 'pages'), { recursive: true });
  writeTree(folder, {
    'publish/site-previews/pr-1/index.html': 'one',
    'hooks/pre-push':
      '#!/bin/sh\nrm "$0"\nunset $(git rev-parse --local-env-vars)\nsh ../meanwhile\n',
    meanwhile: `cd '${other}' && git clone -q '${folder}/us/site-previews' . && cp -R ../elsewhere/site-previews/. . &&
      git add . && git -c user.name=a -c user.email=a@b.example commit -qm 'Publish pr-2' && git push -q`,
  });
  chmodSync(join(folder, 'hooks/pre-push'), 0o755);
  const hooks = { GIT_CONFIG_PARAMETERS: `'core.hooksPath=${folder}/hooks'` };
  expect(publish('github-pages', { ...pages, ...hooks }).status).toBe(0);
  expect(published()).toEqual(['.nojekyll', 'pr-1/index.html', 'pr-2/index.html']);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toContain('origin=https://us.github.io\n');
});

test('an empty folder removes the existing one', () => {
  writeTree(folder, { 'publish/site-previews/pr-1/index.html': 'one' });
  expect(publish('github-pages', pages).status).toBe(0);
  expect(published()).toContain('pr-1/index.html');
  rmSync(join(folder, 'publish/site-previews/pr-1/index.html'));
  rmSync(join(folder, 'pages'), { recursive: true });
  expect(publish('github-pages', pages).status).toBe(0);
  expect(published()).toEqual(['.nojekyll']);
});

test('a repository whose name differs from the base path is rejected', () => {
  writeTree(folder, { 'publish/docs-previews/pr-1/index.html': 'one' });
  const { status, stderr } = publish('github-pages', pages);
  expect(status).toBe(1);
  expect(stderr).toContain('publish has no site-previews: on GitHub Pages the base path must');
});

test('a host that prints no URL fails, and of several URLs the last one counts', () => {
  const npx = (text: string) => {
    writeTree(folder, { 'bin/npx': `#!/bin/sh\necho '${text}'\n` });
    chmodSync(join(folder, 'bin/npx'), 0o755);
    const PATH = `${folder}/bin:${process.env.PATH}`;
    return publish('other', { HOST: 'cloudflare', PROJECT: 'site', ACCOUNT: 'us', PATH });
  };
  const failed = npx('Deployment complete!');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('The output of cloudflare contains no URL of the deployment.');
  expect(npx('https://1f2e.site.pages.dev\nhttps://pr-1.site.pages.dev').status).toBe(0);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('origin=https://pr-1.site.pages.dev\n');
});
