import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compileNative } from '@/lib/classes/computation/native-compiler';
import { runNode, writeProject } from '@/tests/support/project';
import { loadSamplesOf } from '@/tests/support/samples';
import {
  type PackagePlatform,
  runTailwind,
  TAILWIND_LINES,
  tailwindConfig,
} from '@/tests/support/tailwind-project';

const PLATFORMS: PackagePlatform[] = ['ios', 'android', 'web'];
const require = createRequire(import.meta.url);

function applying(className: string): string {
  return `${TAILWIND_LINES}.x { @apply ${className}; }`;
}

/** Classes to use with `@apply`, each with the platforms for which Tailwind has the class. */
const classes: [className: string, platforms: PackagePlatform[]][] = [
  ['p-4', ['ios', 'android', 'web']],
  ['dark:p-4', ['ios', 'android', 'web']],
  ['ios:p-4', ['ios', 'android']],
  ['android:p-4', ['ios', 'android']],
  ['native:p-4', ['ios', 'android']],
  ['pt-safe', ['ios', 'android']],
  ['elevation-md', ['ios', 'android']],
  ['ripple-red-500', ['ios', 'android']],
  ['border-hairline', ['ios', 'android']],
  ['web:p-4', ['web']],
  ['bg-opacity-50', ['web']],
];

/**
 * Script that compiles a rule with `@apply` for each class, and prints Tailwind's error for each class that
 * fails.
 */
const COMPILE_EACH = `
  const postcss = require('postcss');
  const config = { content: [{ raw: '' }], presets: [require('nativewind/preset')] };
  const tailwind = require('tailwindcss')(config);
  const compile = (name) => postcss([tailwind]).process('.x { @apply ' + name + '; }', { from: undefined });
  const reasons = {};
  const tryEach = process.argv.slice(1).map(async (name) => {
    await compile(name).then(() => {}, ({ reason }) => { reasons[name] = reason.split('.')[0]; });
  });
  Promise.all(tryEach).then(() => console.log(JSON.stringify(reasons)));
`;

for (const platform of PLATFORMS) {
  test(`@apply fails on classes that ${platform} doesn't have and accepts the others`, async () => {
    const names = classes.map(([name]) => name);
    const { output } = await runNode(writeProject({}), ['-e', COMPILE_EACH, ...names], {
      NATIVEWIND_OS: platform,
    });
    const unknown = classes.filter(([, platforms]) => !platforms.includes(platform));
    const expected = unknown.map(([name]) => [name, `The \`${name}\` class does not exist`]);
    expect(JSON.parse(output)).toEqual(Object.fromEntries(expected));
  });
}

test('the command on the page shows the error of the platform it runs for', async () => {
  const files = { 'global.css': applying('ios:p-4') };
  const [ios, web] = [await runTailwind(files, 'ios'), await runTailwind(files, 'web')];
  expect(ios.output).toContain('Done in');
  expect(web.code).not.toBe(0);
  expect(web.output).toContain('The `ios:p-4` class does not exist');
});

test('without NATIVEWIND_OS the check runs for the web and misses errors that break the other builds', async () => {
  const { output } = await runTailwind({ 'global.css': applying('web:p-4') });
  expect(output).toContain('Done in');
});

test('the sample on the page compiles on every platform and has a condition for iOS', async () => {
  const samples = await loadSamplesOf('/core-concepts/functions-and-directives');
  const sample = samples.find(({ code }) => code.includes('(display-mode: ios)'));
  const files = {
    'global.css': sample?.code ?? '',
    'App.tsx': '<View className="toolbar" />',
  };
  for (const platform of PLATFORMS) {
    const { output, css } = await runTailwind(files, platform);
    expect(output, platform).toContain('Done in');
    expect(css, platform).toContain('@media (display-mode: ios)');
  }
  const { css } = await runTailwind(files, 'android');
  const media = compileNative(css).rules?.toolbar?.n?.map((rule) => JSON.stringify(rule.media));
  expect(media).toEqual([undefined, expect.stringContaining('"display-mode"')]);
});

/** Runs Tailwind in a child process, the way NativeWind does inside Metro. */
function runAsMetro(css: string | undefined, platform: PackagePlatform) {
  const folder = writeProject({
    'App.tsx': '<View className="p-4" />',
    'tailwind.config.js': tailwindConfig(),
    ...(css === undefined ? {} : { 'global.css': css }),
  });
  const child = require.resolve('nativewind/dist/metro/tailwind/v3/child.js');
  const env = {
    NATIVEWIND_INPUT: join(folder, 'global.css'),
    NATIVEWIND_OS: platform,
    NATIVEWIND_WATCH: 'false',
  };
  return runNode(folder, [child], env);
}

const hanging: [why: string, css: string | undefined, platform: PackagePlatform][] = [
  ['a class of the web in @apply', applying('web:p-4'), 'ios'],
  ['a class of iOS in @apply', applying('ios:p-4'), 'web'],
  ['a mistake in the CSS', `${TAILWIND_LINES}.x {`, 'android'],
  ['no file of that name', undefined, 'ios'],
];

test('when Tailwind stops, it never sends the CSS that NativeWind waits for', async () => {
  const { sent, code } = await runAsMetro(TAILWIND_LINES, 'ios');
  expect({ count: sent.length, code }).toEqual({ count: 1, code: 0 });
  for (const [why, css, platform] of hanging) {
    const stopped = await runAsMetro(css, platform);
    expect(stopped.sent, why).toEqual([]);
    expect(stopped.code, why).not.toBe(0);
  }
});

test('the pages show how to check every platform in every shell', async () => {
  const commands = (await loadSamplesOf('/troubleshooting'))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'));
  const tailwind = 'npx tailwindcss -i ./global.css -o ./out.css';
  for (const platform of PLATFORMS) {
    expect(commands).toContain(`NATIVEWIND_OS=${platform} ${tailwind}`);
    expect(commands).toContain(`$env:NATIVEWIND_OS = "${platform}"; ${tailwind}`);
    expect(commands).toContain(`set "NATIVEWIND_OS=${platform}" && ${tailwind}`);
    expect(commands).toContain(`npx cross-env NATIVEWIND_OS=${platform} ${tailwind}`);
  }
});
