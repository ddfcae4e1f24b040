import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const description = 'What the page says, in a sentence of at least fifty letters.';
const SITE_DIR = 'tests/fixtures/sites/plain';

/** What a command for authors does, called without a terminal. */
function run(script: string, ...args: string[]) {
  const node = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const env = { ...process.env, SITE_DIR };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('a dry run says what would be written, and writes nothing', () => {
  const file = 'content/docs/main/news/first.mdx';
  expect(run('new', 'page', 'news/first', '--description', description, '--dry-run')).toMatchObject(
    {
      status: 0,
      stdout: `new\t${file}\nedit\tcontent/docs/main/sidebar.ts\nNothing was written.\n`,
    },
  );
  expect(existsSync(`${SITE_DIR}/${file}`)).toBe(false);
});

test('a command ends with 2 when it is called wrongly, and with 1 when it cannot do what it should', () => {
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
