import { expect, test } from '@playwright/test';
import type { Sample } from '@/lib/content/code-blocks/sample';
import type { FenceMeta } from '@/lib/content/mdx/fence-meta';
import { babelProblems, filesBeside, toolOf } from '@/tests/support/sample-tools';

function sampleOf(meta: FenceMeta, code = '', page = 'a.mdx'): Sample {
  const position = { line: 1, column: 1 };
  return { file: page, page, version: 'v4', language: 'js', meta, code, rows: [1], position };
}

test('a configuration file is recognized by its name', () => {
  const rows: [meta: FenceMeta, tool: string | undefined][] = [
    [{ title: 'tailwind.config.js' }, 'tailwind'],
    [{ title: 'apps/mobile/tailwind.native.config.cjs' }, 'tailwind'],
    [{ title: 'babel.config.js' }, 'babel'],
    [{ title: 'metro.config.js' }, 'metro'],
    [{ title: 'vite.config.js' }, 'bundler'],
    [{ title: 'palette.js' }, undefined],
    [{}, undefined],
  ];
  for (const [meta, tool] of rows) expect(toolOf(sampleOf(meta)), meta.title).toBe(tool);
});

test('a configuration can import the other scripts of its page, and its own name is itself', () => {
  const second = sampleOf({ title: 'a.config.js' }, 'second');
  const others = [
    sampleOf({ title: 'a.config.js' }, 'first'),
    sampleOf({ title: 'palette.js' }, 'palette'),
    sampleOf({ title: 'other.js' }, 'other', 'b.mdx'),
    sampleOf({}, 'nameless'),
  ];
  expect([...filesBeside(second, [...others, second])]).toEqual([
    ['a.config.js', 'second'],
    ['palette.js', 'palette'],
  ]);
});

test('a Babel configuration can name installed presets and plugins only', () => {
  const isInstalled = (name: string) => name === 'nativewind/babel';
  const rows: [value: unknown, problems: string[]][] = [
    [{ presets: [['expo', {}], 'nativewind/babel'] }, []],
    [{ presets: 'expo' }, ['presets and plugins have to be lists']],
    [{ preset: [] }, ['preset is not an option that these pages explain']],
    [{ plugins: [['']] }, ['"" does not name a preset or plugin']],
    [{ plugins: ['nativewind/bable'] }, ['nativewind/bable is not part of the package']],
  ];
  for (const [value, problems] of rows) expect(babelProblems(value, isInstalled)).toEqual(problems);
});
