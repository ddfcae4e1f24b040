import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { writeTree } from '../support/write-tree';

/** Runs `npm run mcp` for the export in a folder. */
function runMcp(folder: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'mcp'], {
    env: { ...process.env, OUT_DIR: folder },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('without an export, npm run mcp prints the command that makes one', () => {
  const folder = test.info().outputPath('nothing');
  const { status, stdout, stderr } = runMcp(folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^There is no export in .+nothing: run npm run build first\.\n$/);
});

test('for an export without a skill, npm run mcp names the missing settings', () => {
  const folder = writeTree(test.info().outputPath('no-skill'), { 'build.json': '{}' });
  const { status, stdout, stderr } = runMcp(folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^The export in .+no-skill has no skill: .+content\/skill\.yml.+\n$/);
});
