import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { RuleTester } from 'eslint';
import { plugin } from '@/lib/classes/eslint/supported-rule';
import { everyRun } from '../../support/in-turn';
import { writeTree } from '../../support/write-tree';

// Tests share the thread of the rule, in which NativeWind runs.
test.describe.configure({ mode: 'default', timeout: 120_000 });

// Runs the cases of a rule immediately, within one test of this file.
RuleTester.describe = (_, run) => run();
RuleTester.it = (_, run) => run();

const { supported } = plugin.rules ?? {};
const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
const view = (classes: string) => `<View className="${classes}" />;`;

/** Runs ESLint's own tester on code that has the errors, or on code without errors. */
function runCases(cases: Parameters<RuleTester['run']>[2]): void {
  if (!supported) throw new Error('The plugin has no rule supported.');
  new RuleTester({ languageOptions }).run('supported', supported, cases);
}

test('the rule reports classes without effect at their place', everyRun, () => {
  runCases({
    valid: [
      view('flex-1 web:grid group'),
      { code: view('grid'), options: [{ platforms: ['web'] }] },
      { code: view('p-safe'), options: [{ platforms: ['ios', 'android'] }] },
      { code: view('elevation-md'), options: [{ platforms: ['android'], library: 'v2' }] },
      'module.exports = { grid: 1 };',
    ],
    invalid: [
      {
        name: 'a class that only the web has',
        code: `const a = 1;\n${view('p-4 grid')}`,
        errors: [
          {
            message:
              'grid: No effect on iOS and Android. On native, use `flex-row flex-wrap`. Or write `web:grid` if only the web needs it.',
            line: 2,
            column: 22,
            endLine: 2,
            endColumn: 26,
          },
        ],
      },
      {
        name: 'a class on several lines, with carriage returns',
        code: '<View\r\n  className={cn("p-4",\r\n    on && "felx")}\r\n/>;',
        errors: [
          {
            message: 'felx: felx is not a class. Try flex.',
            line: 3,
            column: 12,
            endColumn: 16,
            suggestions: [
              {
                desc: 'Replace it with flex.',
                output: '<View\r\n  className={cn("p-4",\r\n    on && "flex")}\r\n/>;',
              },
            ],
          },
        ],
      },
      {
        name: 'a replacement by one class',
        code: view('dark:space-y-4'),
        errors: [
          {
            messageId: 'problem',
            suggestions: [{ messageId: 'replace', output: view('dark:gap-y-4') }],
          },
        ],
      },
      {
        name: 'classes that NativeWind has to compute',
        code: view('hover:[&>*]:p-4 duration-300 transition'),
        errors: [
          { messageId: 'problem', column: 18, endColumn: 33 },
          { messageId: 'problem', column: 47, endColumn: 57 },
        ],
      },
    ],
  });
});

test('the rule uses the configuration and the CSS of the app', () => {
  const folder = writeTree(test.info().outputPath('app'), {
    'tailwind.config.js': `module.exports = {
      presets: [require('nativewind/preset')],
      theme: { extend: { colors: { brand: '#0ea5e9' } } },
    };`,
    'global.css': '.btn { padding: 4px; }',
  });
  const options = [
    { theme: join(folder, 'tailwind.config.js'), css: [join(folder, 'global.css')] },
  ];
  runCases({
    valid: [{ code: view('bg-brand btn'), options }],
    invalid: [
      {
        code: view('bg-brnd grid'),
        options,
        errors: [
          { message: 'bg-brnd: bg-brnd is not in the theme. Correct the name, or remove it.' },
          { messageId: 'problem' },
        ],
      },
    ],
  });
});

test('ESLint runs the plugin in the folder of an app', () => {
  const folder = writeTree(test.info().outputPath('project'), {
    'eslint.config.mjs': `
      import nativewindClasses from '${resolve('lib/classes/eslint/plugin.mjs')}';
      export default [
        {
          files: ['**/*.jsx'],
          languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
          plugins: { 'nativewind-classes': nativewindClasses },
          rules: {
            'nativewind-classes/supported': [
              'error',
              { platforms: ['ios', 'android'], theme: 'tailwind.config.js' },
            ],
          },
        },
      ];`,
    'tailwind.config.js': "module.exports = { presets: [require('nativewind/preset')] };",
    // After a few files, the rule computes the classes of all files in advance.
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((size) => [`src/${size}.jsx`, `${view(`p-[${size}px] grid`)}\n`]),
    ),
    'src/broken.js': '(',
  });
  const lint = (...args: string[]) =>
    spawnSync(process.execPath, [resolve('node_modules/eslint/bin/eslint.js'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const { status, stdout } = lint('--format', 'json', 'src/*.jsx');
  const results: { messages: { ruleId: string; line: number; column: number }[] }[] =
    JSON.parse(stdout);
  const [first] = results;
  expect({ status, count: results.length }).toEqual({ status: 1, count: 5 });
  expect(first?.messages).toMatchObject([
    { ruleId: 'nativewind-classes/supported', line: 1, column: 26 },
  ]);
  for (const { messages } of results) expect(messages).toEqual(first?.messages);

  writeTree(folder, { 'tailwind.config.js': 'module.exports = {\n  theme: red,\n};\n' });
  const broken = lint('src/1.jsx');
  expect(broken.status).toBe(2);
  expect(broken.stderr).toContain(
    `${join(folder, 'tailwind.config.js')}:2  The Tailwind configuration throws an error: red is not defined`,
  );
});
