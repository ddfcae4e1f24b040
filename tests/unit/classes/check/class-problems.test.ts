import { expect, test } from '@playwright/test';
import { toClassChecker } from '@/lib/classes/check/class-checker';
import { PLATFORMS, type Platform } from '@/lib/classes/data/class-data';

interface Example {
  platforms?: readonly Platform[];
  library?: 'v4' | 'v2';
  name?: string;
}

/** Checks a file. Its classes have to be in the class data, so that NativeWind does not run. */
async function checkText(
  text: string,
  { platforms = PLATFORMS, library = 'v4', name = 'App.tsx' }: Example = {},
) {
  const checker = await toClassChecker({ library, platforms, css: [] });
  const [checked] = await checker.check([{ name, text }]);
  checker.end();
  return checked;
}

/** Resolves to the problems of classes, each as text. */
async function problemsOf(classes: string, example?: Example): Promise<string[]> {
  const checked = await checkText(`<View className="${classes}" />`, example);
  return (checked?.problems ?? []).map(
    ({ name, problem, advice }) => `${name}: ${problem} ${advice}`,
  );
}

test('a class without effect on a platform is a problem with what to write instead', async () => {
  const rows: [classes: string, ...problems: string[]][] = [
    ['flex-1 gap-4 bg-black shadow-lg'],
    ['group dark bg-brand'],
    [
      'grid',
      'grid: No effect on iOS and Android. On native, use `flex-row flex-wrap`. Or write `web:grid` if only the web needs it.',
    ],
    [
      'dark:cursor-pointer',
      'dark:cursor-pointer: No effect on iOS and Android. Remove it, or write `web:dark:cursor-pointer` if only the web needs it.',
    ],
    [
      'elevation-md',
      'elevation-md: No effect on iOS and the web. Only Android uses elevation. Remove it, or write `android:elevation-md` if only Android needs it.',
    ],
    ['felx', 'felx: felx is not a class. Try flex.'],
    ['web:felx', 'web:felx: web:felx is not a class. Try web:flex.'],
  ];
  for (const [classes, ...problems] of rows)
    expect(await problemsOf(classes), classes).toEqual(problems);
});

test('a variant for a platform makes a class no problem on the others', async () => {
  expect(await problemsOf('web:grid android:elevation-md windows:grid')).toEqual([]);
  expect(await problemsOf('native:elevation-md')).toEqual([
    'native:elevation-md: No effect on iOS. Only Android uses elevation. Remove it, or write `android:elevation-md` if only Android needs it.',
  ]);
});

test('a check of some platforms has only their problems', async () => {
  const names = async (...platforms: Platform[]) =>
    (await problemsOf('grid elevation-md p-safe web:felx', { platforms })).map(
      (text) => /^\S+(?=:)/.exec(text)?.[0],
    );
  expect(await names('web')).toEqual(['elevation-md', 'p-safe', 'web:felx']);
  expect(await names('ios', 'android')).toEqual(['grid', 'elevation-md']);
  expect(await names('android')).toEqual(['grid']);
});

test('version 2 has its own answers, and no working native: variant', async () => {
  expect(await problemsOf('native:grid', { library: 'v2' })).toEqual([
    'native:grid: No effect on iOS and Android. Remove it.',
  ]);
});

test('only a replacement by one class is exact', async () => {
  const rows: [classes: string, replacement?: string][] = [
    ['space-y-4', 'gap-y-4'],
    ['felx', 'flex'],
    ['shadow-xs', 'shadow-sm'],
    ['grid'],
    ['inline-flex'],
    ['overflow-auto'],
    ['cursor-pointer'],
  ];
  for (const [classes, replacement] of rows) {
    const checked = await checkText(`<View className="${classes}" />`);
    expect(checked?.problems.map((problem) => problem.replacement)).toEqual([replacement]);
  }
});

test('a class in a variable is reported once, at its place', async () => {
  const lines = [
    'const base = "p-2 grid";',
    'const a = <View className={base} />;',
    'const b = <View className={base} />;',
  ];
  const checked = await checkText(lines.join('\n'));
  expect(checked?.problems).toMatchObject([{ line: 1, column: 19, name: 'grid' }]);
});

test('only code that the app could not compile is a syntax error', async () => {
  const rows: [name: string, text: string, ...problems: string[]][] = [
    ['a.tsx', 'const a = (\n', '2:1 Syntax error: Unexpected token'],
    ['a.ts', 'const a = <T>b; declare module "x" {}'],
    ['a.tsx', 'const is = (a: unknown): a is A => true;\n<View className="grid" />', '2:18 grid'],
    ['a.js', 'type A = {| a: 1 |}; <View className="grid" />', '1:39 grid'],
    ['a.js', '// @flow\nfunction f(a: component(b: 1)) {}'],
    ['a.js', 'module.exports = { grid: 1 };'],
    ['a.js', "'use strict';\nmodule.exports = require('./grid');"],
  ];
  for (const [name, text, ...problems] of rows) {
    const checked = await checkText(text, { name });
    expect(
      checked?.problems.map(
        ({ line, column, name, problem, platforms }) =>
          `${line}:${column} ${name}${platforms.length > 0 ? '' : `: ${problem}`}`,
      ),
      text,
    ).toEqual(problems);
  }
});

test('text over the limit has a notice instead of problems', async () => {
  const checked = await checkText(`const a = '${'x'.repeat(200_000)}';`);
  expect(checked).toMatchObject({
    problems: [],
    notice: 'The text has 200013 letters; the limit is 200000.',
  });
});
