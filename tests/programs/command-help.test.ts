import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { everyRun } from '../support/in-turn';
import { long, rotatingSampleOf } from '../support/long';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const documentation = readFileSync('docs/commands.md', 'utf8');

/** Commands that pass their arguments on to Playwright, which rejects unknown flags itself. */
const ofPlaywright = /^test(?::(?:long|builds|browsers|looks|adopt))?$/;

/** Runs a command of package.json without npm. Returns its exit code and output. */
function run(name: string, ...args: string[]) {
  const [, ...rest] = (scripts[name] ?? '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...rest, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: process.execPath },
  });
  return { status, stdout, stderr };
}

test('every command is documented', everyRun, () => {
  const calls = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `\`npm ${name}` : `\`npm run ${name}`,
  );
  expect(calls.filter((call) => !new RegExp(`${call}[\` ]`).test(documentation))).toEqual([]);
});

test('a command prints its usage, flags, and exit codes, and rejects unknown flags', long, () => {
  for (const name of rotatingSampleOf(Object.keys(scripts), 8)) {
    const { status, stdout, stderr } = run(name, '--help');
    expect({ status, stderr }, name).toEqual({ status: 0, stderr: '' });
    const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run (?:--silent )?${name}`;
    expect(stdout, name).toMatch(
      new RegExp(`^Usage: ${call}\\b.*\n\n[A-Z][^]*\n\nFlags\n[^]*--help [^]*\n\nExit codes\n  0 `),
    );
    if (ofPlaywright.test(name)) continue;
    expect(run(name, '--no-such-flag', '--unknwon'), name).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown flag --\S+\n?.*\nUsage: npm /),
    });
  }
});

test('the help of npm start and npm test needs no packages', () => {
  for (const name of ['start', 'test', 'test:looks'].filter((other) => other in scripts)) {
    const files = [
      'lib/export/build/command-help.mjs',
      'scripts/install.mjs',
      'scripts/browser.mjs',
    ];
    const entry = (scripts[name] ?? '').split(' ')[1] ?? '';
    for (const file of [...files, entry])
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/^import .* from '(?!node:|\.)/m);
    expect(run(name, '-h').stdout).toContain('Exit codes');
  }
  expect(run('test', '--accept')).toMatchObject({ status: 2 });
});
