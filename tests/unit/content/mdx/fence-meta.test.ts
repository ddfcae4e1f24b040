import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { fenceOptions, parseMeta } from '@/lib/content/mdx/fence-meta';
import { checkProperty, hostileText } from '../../../support/hostile-values';

const good: [string, object][] = [
  ['', {}],
  ['title="app/_layout.tsx"', { title: 'app/_layout.tsx' }],
  ["title='a b'", { title: 'a b' }],
  ['{1,4-6}', { lines: [1, 4, 5, 6] }],
  [
    '{ 2 } title="x y" showLineNumbers wrap',
    { lines: [2], title: 'x y', showLineNumbers: true, wrap: true },
  ],
  ['pm', { pm: true }],
  ['player title="App.tsx"', { player: true, title: 'App.tsx' }],
  ['error="2322"', { error: '2322' }],
  ['file="_samples/a.ts#L3-L9"', { file: '_samples/a.ts#L3-L9' }],
  ['diff error="2322"', { diff: true, error: '2322' }],
];

for (const [text, meta] of good) {
  test(`CODE-01 fence options are parsed: ${text || 'none'}`, () => {
    expect(parseMeta(text)).toEqual({ meta, problems: [] });
  });
}

const bad: [string, object][] = [
  [
    'titel="x"',
    {
      offset: 0,
      problem: 'Unknown option of a code block: titel="x"',
      expected:
        'title="…", file="…", error="…", height="…", native="…", showLineNumbers, wrap, diff, pm, player, no-edit, collapsed, {1,4-6}',
      fix: 'Did you mean title?',
    },
  ],
  ['wrap title', { offset: 5, problem: 'title has no value', expected: 'title="…"' }],
  ['wrap="yes"', { offset: 0, problem: 'wrap takes no value', expected: 'wrap' }],
  ...['{0}', '{5-2}', '{1-9999999999}'].map((range): [string, object] => [
    range,
    {
      offset: 0,
      problem: `${range} is not a list of line numbers`,
      expected: 'numbers from 1 to 9999, as in {1,4-6}',
    },
  ]),
  ...['../x.js', 'a/../../x.js', 'a\\..', '..'].map((title): [string, object] => [
    `title="${title}"`,
    {
      offset: 0,
      problem: `The title ${title} leads outside the project`,
      expected: 'a path without ..',
    },
  ]),
];

for (const [text, problem] of bad) {
  test(`a mistake in fence options is reported: ${text}`, () => {
    expect(parseMeta(text).problems).toEqual([problem]);
  });
}

test('mistakes in any fence options have a position, and no title leaves its project', () => {
  const option = fc.tuple(fc.constantFrom(...fenceOptions), hostileText);
  const numbers = fc.constantFrom('1', '2-4', '3-99', '9999', '4-2', '0', '-', 'x', '1e9', '');
  const range = fc.array(numbers, { maxLength: 4 }).map((parts) => `{${parts.join(',')}}`);
  const text = fc
    .array(
      fc.oneof(
        option.map(([name, value]) => `${name}="${value}"`),
        range,
        hostileText,
      ),
    )
    .map((parts) => parts.join(' '));
  checkProperty(text, (meta) => {
    const { meta: read, problems } = parseMeta(meta);
    assert.deepEqual(
      problems.filter(({ offset }) => !/\S/.test(meta[offset] ?? '')),
      [],
    );
    assert.doesNotMatch(read.title ?? '', /(?:^|[\\/])\.\.(?:[\\/]|$)/);
    const { lines = [] } = read;
    assert.ok(lines.every((line) => line > 0 && line < 10_000));
    assert.equal(new Set(lines).size, lines.length);
  });
});

test('serialized options are parsed back unchanged', () => {
  const value = fc.stringMatching(/^[^"\s.\\][^"\\]*$/);
  const flag = fc.constant(true as const);
  const options = fc.record(
    { title: value, native: value, height: value, wrap: flag, diff: flag, collapsed: flag },
    { requiredKeys: [] },
  );
  checkProperty(options, (meta) => {
    const text = Object.entries(meta).map(([name, set]) =>
      set === true ? name : `${name}="${set}"`,
    );
    assert.deepEqual(parseMeta(text.join(' ')), { meta: { ...meta }, problems: [] });
  });
});
