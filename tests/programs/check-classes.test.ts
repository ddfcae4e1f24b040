import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { everyRun } from '../support/in-turn';
import { writeTree } from '../support/write-tree';

/** Code whose classes are in the class data, so NativeWind does not run. */
const CLEAN = '<View className="flex-1 gap-4 bg-black" />;\n';
const PRESET = "presets: [require('nativewind/preset')]";

/** Writes files into the folder of the test, and returns the folder. */
function writeFiles(files: Readonly<Record<string, string>>): string {
  return writeTree(test.info().outputPath('project'), files);
}

/** Runs the command in a folder, as a user of this project does. Returns its exit code and output. */
function run(folder: string, ...args: string[]) {
  const command = ['--prefix', resolve('.'), 'run', '--silent', 'check:classes', '--', ...args];
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('an app without problems, and an empty folder, end with 0', () => {
  const folder = writeFiles({ 'app/App.tsx': CLEAN, 'empty/notes.md': 'className="grid"' });
  expect(run(folder, 'app')).toEqual({
    status: 0,
    stdout: '1 file, 3 classes, 0 problems.\n',
    stderr: '',
  });
  expect(run(folder, 'empty')).toEqual({
    status: 0,
    stdout: '0 files, 0 classes, 0 problems.\n',
    stderr: '',
  });
});

test('problems end with 1, and each has its place', everyRun, () => {
  const folder = writeFiles({
    'app/App.tsx': CLEAN,
    'app/list/Row.tsx':
      'export const Row = () => (\n  <View className="grid elevation-md" />\n);\n',
    'app/broken.tsx': 'const a = (\n',
    'app/node_modules/x/x.js': '<View className="grid" />',
  });
  expect(run(folder, 'app')).toEqual({
    status: 1,
    stdout: `app/broken.tsx:2:1  Syntax error  Unexpected token  Correct it, and check again: classes after it may be missing.
app/list/Row.tsx:2:20  grid  No effect on iOS and Android.  On native, use \`flex-row flex-wrap\`. Or write \`web:grid\` if only the web needs it.
app/list/Row.tsx:2:25  elevation-md  No effect on iOS and the web. Only Android uses elevation.  Remove it, or write \`android:elevation-md\` if only Android needs it.

3 files, 5 classes, 3 problems.
Most frequent: Syntax error (1), grid (1), elevation-md (1).
`,
    stderr: '',
  });
  const row = 'app/list/Row.tsx';
  const { status, stdout } = run(folder, row, '--platform', 'web,android', '--json');
  expect({ status, result: JSON.parse(stdout) }).toMatchObject({
    status: 1,
    result: {
      files: 1,
      classes: 2,
      problems: [
        { file: row, line: 2, column: 20, name: 'grid', platforms: ['android'] },
        { file: row, line: 2, column: 25, name: 'elevation-md', platforms: ['web'] },
      ],
      frequent: [
        { name: 'grid', count: 1 },
        { name: 'elevation-md', count: 1 },
      ],
    },
  });
});

test('--platform limits the problems to platforms', () => {
  const folder = writeFiles({
    'web.tsx': '<View className="grid" />',
    'native.tsx': '<View className="p-safe" />',
  });
  const rows: [file: string, platforms: string, status: number][] = [
    ['web.tsx', 'web', 0],
    ['web.tsx', 'ios', 1],
    ['native.tsx', 'ios,android', 0],
    ['native.tsx', 'ios,web', 1],
  ];
  for (const [file, platforms, status] of rows)
    expect(run(folder, file, '--platform', platforms), `${file} ${platforms}`).toMatchObject({
      status,
      stderr: '',
    });
});

test('--theme and --css define classes', () => {
  const folder = writeFiles({
    'App.tsx': '<View className="bg-brand btn" />',
    'tailwind.config.js': `module.exports = { ${PRESET}, theme: { extend: { colors: { brand: '#0ea5e9' } } } };`,
    'global.css': '@tailwind utilities;\n',
    'buttons.css': '@layer components { .btn { @apply px-4; } }',
  });
  const without = run(folder, 'App.tsx');
  expect(without.status).toBe(1);
  expect(without.stdout).toContain('App.tsx:1:27  btn  btn is not a class.');
  expect(without.stdout).toContain('1 class is not in the default theme.');
  const theme = ['--theme', 'tailwind.config.js', '--css', 'global.css', '--css', 'buttons.css'];
  expect(run(folder, 'App.tsx', ...theme)).toEqual({
    status: 0,
    stdout: '1 file, 2 classes, 0 problems.\n',
    stderr: '',
  });
});

test('wrong flags, and files that are missing or broken, end with 2', () => {
  const folder = writeFiles({
    'App.tsx': CLEAN,
    'notes.md': '',
    'tailwind.config.js': `module.exports = {\n  ${PRESET},\n  theme: { colors: { brand } },\n};\n`,
    'global.css': '.a {\n  color: red;\n',
  });
  const rows: [args: string[], stderr: string][] = [
    [[], 'The folder is missing.\nUsage: npm run check:classes'],
    [['none'], `There is no folder ${join(folder, 'none')}.\n`],
    [['notes.md'], 'notes.md is not a .tsx, .ts, .jsx, or .js file.'],
    [['.', '--platfrm', 'ios'], 'Unknown flag --platfrm. Did you mean --platform?'],
    [['.', '--platform', 'ios,windows'], '--platform has windows; it takes ios, android, web.'],
    [['.', '--library', 'v5'], '--library is v5; it must be v4 or v2.'],
    [
      ['.', '--theme', 'none.js'],
      `${join(folder, 'none.js')}  The Tailwind configuration does not exist.`,
    ],
    [
      ['.', '--theme', 'tailwind.config.js'],
      `${join(folder, 'tailwind.config.js')}:3  The Tailwind configuration throws an error: brand is not defined\n  Correct this line.\n`,
    ],
    [
      ['.', '--css', 'global.css'],
      `${join(folder, 'global.css')}:1:1  The CSS has an error: Unclosed block`,
    ],
    [
      ['.', '--library', 'v2', '--css', 'global.css'],
      'Classes of v2 are checked with its default theme only.',
    ],
  ];
  for (const [args, stderr] of rows)
    expect(run(folder, ...args), args.join(' ')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(stderr),
    });
});

test('files that cannot be read are listed, and the others are checked', () => {
  const folder = writeFiles({ 'App.tsx': CLEAN, 'secret.tsx': CLEAN, 'secrets/a.tsx': CLEAN });
  for (const name of ['secret.tsx', 'secrets']) chmodSync(join(folder, name), 0);
  // Root can read everything, so the command runs as another user.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const args = ['--import', 'tsx', 'scripts/check-classes.ts', folder];
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env, ...user });
  chmodSync(join(folder, 'secrets'), 0o755);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^secret\.tsx {2}Not checked, .*EACCES.*\nsecrets {2}Not checked, .*EACCES.*\n\n1 file, 3 classes/,
    ),
  });
});
