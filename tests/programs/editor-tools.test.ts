import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runLine } from '@/tests/bench/installation/run-line';
import { longOnly } from '@/tests/support/long';
import { loadSamplesOf } from '@/tests/support/samples';

/** Releases of the tools and of their peer dependencies. The page names the first six. */
const VERSIONS = {
  '@biomejs/biome': '2.6.8',
  eslint: '10.15.0',
  'eslint-plugin-better-tailwindcss': '4.7.0',
  'eslint-plugin-tailwindcss': '3.18.3',
  prettier: '3.10.1',
  'prettier-plugin-tailwindcss': '0.8.1',
  'prettier-plugin-organize-imports': '4.3.0',
  tailwindcss: '3.4.17',
  typescript: '5.9.3',
  'typescript-eslint': '8.74.0',
};

const TAILWIND = `module.exports = {
  content: ['./src/**/*.tsx'],
  presets: [require('nativewind/preset')],
  theme: { extend: { colors: { rail: '#1d4ed8' } } },
};`;

/** Component with unsorted imports and two misspelled classes. */
const SEAT = `import { ScrollView } from 'react-native';
import { useState } from 'react';

export function Seat() {
  useState(0);
  return (
    <ScrollView
      className="p-4 flex gpa-4 ios:mt-2 pt-safe web:p-2 bg-rail"
      contentContainerClassName="p-4 flex iso:mt-2"
    />
  );
}
`;

let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = mkdtempSync(join(tmpdir(), 'editor-tools-'));
  write('package.json', JSON.stringify({ private: true, devDependencies: VERSIONS }));
  const { ok, output } = await runLine('npm install --no-audit --no-fund', folder);
  expect(ok, output).toBe(true);
  symlinkSync(
    resolve('node_modules/nativewind'),
    join(folder, 'node_modules/nativewind'),
    'junction',
  );
  write('tailwind.config.js', TAILWIND);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Writes the page's file with this title whose code contains a text. Returns its code. */
async function writeSample(title: string, text: string): Promise<string> {
  const samples = await loadSamplesOf('/guides/editor-setup');
  const sample = samples.find(({ meta, code }) => meta.title === title && code.includes(text));
  if (!sample) throw new Error(`The page has no ${title} with ${text}`);
  write(title, sample.code);
  return sample.code;
}

/** Runs a command on a fresh copy of the component. Returns the output and the component afterwards. */
async function tryCommand(line: string): Promise<{ output: string; code: string }> {
  write('src/Seat.tsx', SEAT);
  const { output } = await runLine(line, folder, { TAILWIND_MODE: undefined });
  return { output, code: readFileSync(join(folder, 'src/Seat.tsx'), 'utf8') };
}

function reportedClasses(output: string): string[] {
  const reports = output.matchAll(/Classname '(\S+)'|Unknown class detected: (\S+)/g);
  return [...reports].map(([, first, second]) => first ?? second ?? '');
}

test('ESLint reports a misspelled class and accepts native ones', longOnly, async () => {
  await writeSample('eslint.config.mjs', 'no-custom-classname');
  const { output } = await tryCommand('npx eslint .');
  expect(reportedClasses(output), output).toEqual(['gpa-4']);
});

test('ESLint also reports a misspelled variant with the second plugin', longOnly, async () => {
  const code = await writeSample('eslint.config.mjs', 'no-unknown-classes');
  const { output } = await tryCommand('npx eslint .');
  expect(reportedClasses(output), output).toEqual(['gpa-4', 'iso:mt-2']);

  write('eslint.config.mjs', code.replace("process.env.TAILWIND_MODE = 'eslint';", ''));
  const without = await tryCommand('npx eslint .');
  expect(reportedClasses(without.output)).toEqual(['gpa-4', 'ios:mt-2', 'pt-safe', 'iso:mt-2']);
});

test("Biome sorts Tailwind's own classes behind all other ones", longOnly, async () => {
  await writeSample('biome.json', 'useTailwindSortedClasses');
  const { output, code } = await tryCommand('npx biome lint --write .');
  expect(code, output).toContain('className="gpa-4 ios:mt-2 pt-safe web:p-2 bg-rail flex p-4"');
  expect(code).toContain('contentContainerClassName="iso:mt-2 flex p-4"');
});

test('Prettier sorts classes only if the Tailwind plugin is the last one', longOnly, async () => {
  const text = await writeSample('.prettierrc', 'organize-imports');
  const { output, code } = await tryCommand('npx prettier --write src');
  expect(code, output).toMatch(/from "react";\nimport .* from "react-native";/);
  expect(code).toContain('className="gpa-4 ios:mt-2 pt-safe flex bg-rail p-4 web:p-2"');

  const settings: { plugins: string[] } = JSON.parse(text);
  write('.prettierrc', JSON.stringify({ ...settings, plugins: settings.plugins.toReversed() }));
  const reversed = await tryCommand('npx prettier --write src');
  expect(reversed.output).not.toContain('[error]');
  expect(reversed.code).toMatch(/from "react";\nimport .* from "react-native";/);
  expect(reversed.code).toContain('className="p-4 flex gpa-4');
});
