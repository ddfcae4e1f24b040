import { expect, test } from '@playwright/test';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { readOutput, toFiles, toTypeErrors } from '@/lib/content/code-blocks/sample-types';
import type { FenceMeta } from '@/lib/content/mdx/fence-meta';

function sampleOf(line: number, meta: FenceMeta = {}): Sample {
  const file = 'content/docs/v4/a.mdx';
  const position = { line, column: 1 };
  const fence = { language: 'tsx', meta, code: 'a\nb', rows: [1, 4], position, file };
  return { ...fence, page: file, version: 'v4' };
}

function report(output: string, files: ReadonlyMap<string, Sample>): ContentError[] {
  return toTypeErrors(readOutput(output, files));
}

test('samples of a page share a folder, and those with the same title get separate ones', () => {
  const titles = [{ title: 'App.tsx' }, { title: 'lib/b.ts' }, { title: 'App.tsx' }, {}];
  const files = toFiles(titles.map((meta, index) => sampleOf(index, meta)));
  expect([...files.keys()]).toEqual([
    'docs/v4/a/1/App.tsx',
    'docs/v4/a/1/lib/b.ts',
    'docs/v4/a/2/App.tsx',
    'docs/v4/a/1/sample.tsx',
  ]);
});

const path = 'docs/v4/a/1/sample.tsx';
const announced = (error: string) => new Map([[path, sampleOf(7, { error })]]);

test('a mistake in a sample is reported at its place in the page', () => {
  const output = `${path}(2,3): error TS2322: Type 'a' is not assignable.\n  Types differ.\n`;
  expect(formatErrors(report(output, new Map([[path, sampleOf(7)]])))).toBe(
    [
      "content/docs/v4/a.mdx:11:3  TS2322: Type 'a' is not assignable.",
      '  Types differ.',
      '  Correct the sample, or mark a deliberate mistake with error="2322".',
    ].join('\n'),
  );
});

test('an announced mistake has to occur, and no other one', () => {
  const output = `${path}(1,1): error TS2322: No.\n`;
  expect(report(output, announced('2322'))).toEqual([]);
  expect(formatErrors(report(output, announced('2305')))).toBe(
    [
      'content/docs/v4/a.mdx:7:1  This sample should fail with TS2305, but it does not',
      '  Remove error="…", or correct what the page says about it.',
      'content/docs/v4/a.mdx:8:1  TS2322: No.',
      '  Correct the sample, or mark a deliberate mistake with error="2322".',
    ].join('\n'),
  );
});

test('for code from a file, the option of an announced mistake is in the page', () => {
  const sample = { ...sampleOf(7, { error: '2322', file: '_samples/b.tsx' }), file: 'b.tsx' };
  expect(formatErrors(report('', new Map([[path, sample]])))).toBe(
    'b.tsx:7:1  This sample should fail with TS2322, but it does not\n  Remove error="…" in content/docs/v4/a.mdx, or correct what the page says about it.',
  );
});

test('a message without a sample means that the check itself is broken', () => {
  expect(() => report('error TS5023: Unknown option.\n', new Map())).toThrow('Unknown option');
});
