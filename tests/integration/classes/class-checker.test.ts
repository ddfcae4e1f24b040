import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type CheckSettings, toClassChecker } from '@/lib/classes/check/class-checker';
import { PLATFORMS } from '@/lib/classes/data/class-data';
import { writeTree } from '../../support/write-tree';

// Each test runs NativeWind in three processes.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Settings of a check with all platforms, and with files of an app. */
const settings = (files: Partial<CheckSettings> = {}): CheckSettings => ({
  library: 'v4',
  platforms: PLATFORMS,
  css: [],
  ...files,
});

async function problemsOf(texts: readonly string[], given: CheckSettings): Promise<string[][]> {
  const checker = await toClassChecker(given);
  try {
    const files = texts.map((text, index) => ({ name: `${index}.tsx`, text }));
    const checks = await checker.check(files);
    return checks.map(({ problems }) =>
      problems.map(({ name, problem, advice }) => `${name}: ${problem} ${advice}`),
    );
  } finally {
    checker.end();
  }
}

const view = (classes: string) => `<View className="${classes}" />`;

/** Writes an app's configuration and CSS, and returns their paths. */
function writeApp(files: Readonly<Record<string, string>>) {
  const folder = writeTree(test.info().outputPath('app'), files);
  return Object.keys(files).map((name) => join(folder, name));
}

test('classes that the class data lacks are computed for all files together', async () => {
  const texts = [view('w-[13px] hover:[&>*]:p-4'), view('grid-cols-[1fr_2fr]'), view('px-2 pl-4')];
  expect(await problemsOf(texts, settings())).toEqual([
    [
      'hover:[&>*]:p-4: No effect on iOS and Android. Native drops a class with [&>*]:. Remove it, or write `web:hover:[&>*]:p-4` if only the web needs it.',
    ],
    [
      'grid-cols-[1fr_2fr]: No effect on iOS and Android. Native drops its value without a warning. Remove it, or write `web:grid-cols-[1fr_2fr]` if only the web needs it.',
    ],
    [],
  ]);
});

test('two classes with different winners on the checked platforms are a problem', async () => {
  const texts = [view('duration-300 transition'), view('p-2 pt-4')];
  expect(await problemsOf(texts, settings())).toEqual([
    [
      'duration-300 transition: Both set transitionDuration: transition wins on iOS and Android, duration-300 wins on the web. Keep the class that you want.',
    ],
    [],
  ]);
  expect(await problemsOf(texts, settings({ platforms: ['ios', 'android'] }))).toEqual([[], []]);
});

test('an app’s theme, plugins, and CSS define its classes', async () => {
  const [theme = '', css = ''] = writeApp({
    'tailwind.config.ts': `
      import plugin from 'tailwindcss/plugin';
      import { platformSelect } from 'nativewind/theme';
      export default {
        presets: [require('nativewind/preset')],
        theme: {
          spacing: { gutter: '12px' },
          extend: {
            colors: ({ colors }) => ({ brand: colors.sky[500], accent: 'rgb(var(--accent))' }),
            fontFamily: { sans: platformSelect({ ios: 'Avenir', default: 'Roboto' }) },
          },
        },
        plugins: [
          plugin(({ addUtilities }) =>
            addUtilities({ '.dim': { opacity: '0.5' }, '.glass': { backdropFilter: 'blur(3px)' } }),
          ),
        ],
      };`,
    'global.css': `
      @import 'fonts.css';
      @tailwind utilities;
      :root { --accent: 255 0 0; }
      @layer components { .btn { @apply px-gutter bg-brand; } }
      .cell { display: table-cell; }`,
  });
  const text = view('p-gutter bg-brand text-accent font-sans dim dark:dim btn hover:btn p-4 glass');
  const [problems] = await problemsOf([text], settings({ theme, css: [css] }));
  expect(problems).toEqual([
    'p-4: p-4 is not in the theme. Correct the name, or remove it.',
    'glass: No effect on iOS and Android. Native drops its value without a warning. Remove it, or write `web:glass` if only the web needs it.',
  ]);
});

test('a prefix of an app belongs to its classes', async () => {
  const [theme] = writeApp({
    'tailwind.config.js': `module.exports = { prefix: 'tw-', presets: [require('nativewind/preset')] };`,
  });
  expect(await problemsOf([view('tw-flex flex')], settings({ theme }))).toEqual([
    ['flex: flex is not in the theme. Correct the name, or remove it.'],
  ]);
});

test('an error in an app’s files has its place and a fix', async () => {
  const preset = `presets: [require('nativewind/preset')]`;
  const rows: [file: string, text: string, message: string][] = [
    [
      'tailwind.config.js',
      `module.exports = {\n  ${preset},\n  theme: { extend: {},\n};\n`,
      ':4:2  The Tailwind configuration has a syntax error: Unexpected token, expected ","\n  Correct it.',
    ],
    [
      'tailwind.config.js',
      `module.exports = {\n  ${preset},\n  theme: { colors: { brand: red } },\n};\n`,
      ':3  The Tailwind configuration throws an error: red is not defined\n  Correct this line.',
    ],
    [
      'tailwind.config.ts',
      `export default {\n  ${preset},\n  plugins: [\n    require('no-such-plugin'),\n  ],\n};\n`,
      ":4  The Tailwind configuration throws an error: Cannot find module 'no-such-plugin'\n  Install the packages of the app.",
    ],
    [
      'tailwind.config.js',
      `module.exports = {\n  ${preset},\n  theme: {\n    colors: () => { throw new Error('No colors'); },\n  },\n};\n`,
      ':4  The Tailwind configuration throws an error: No colors\n  Correct this line.',
    ],
    [
      'tailwind.config.js',
      'module.exports = {};\n',
      ":1  The Tailwind configuration has no NativeWind preset.\n  Add presets: [require('nativewind/preset')].",
    ],
    [
      'tailwind.config.js',
      'module.exports = 5;\n',
      ':1  The Tailwind configuration is not an object.\n  Export an object: module.exports = { … }.',
    ],
    [
      'global.css',
      '.a {\n  color red;\n}\n',
      ':2:3  The CSS has an error: Unknown word color\n  Correct it.',
    ],
    [
      'global.css',
      '.a {\n  @apply p-4 felx;\n}\n',
      ':2:3  The CSS has an error: The `felx` class does not exist.',
    ],
  ];
  for (const [index, [name, text, message]] of rows.entries()) {
    const [path = ''] = writeApp({ [`${index}/${name}`]: text });
    expect(readFileSync(path, 'utf8')).toBe(text);
    const files = name.endsWith('.css') ? { css: [path] } : { theme: path };
    const error = await toClassChecker(settings(files)).catch(({ message }) => message);
    expect(error).toContain(`${path}${message}`);
  }
});

test('version 2 does not support the files of an app', async () => {
  const [css = ''] = writeApp({ 'global.css': '.a { color: red; }' });
  await expect(toClassChecker(settings({ library: 'v2', css: [css] }))).rejects.toThrow(
    'Classes of v2 are checked with its default theme only.',
  );
});
