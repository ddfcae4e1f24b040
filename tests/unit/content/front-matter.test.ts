import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { ContentError } from '@/lib/config/source/content-error';
import { splitFrontMatter, validate } from '@/lib/content/entries/front-matter';
import { docFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { checkProperty, hostileText } from '../../support/hostile-values';

const script = 'module.exports = { title: (globalThis.ranInFrontMatter = "yes") };';

const openings: [opening: string, language: string][] = [
  ['---js', 'js'],
  ['--- js', 'js'],
  ['---javascript', 'javascript'],
  ['---\rjs', 'js'],
  ['---\u00a0js', 'js'],
  ['---\fjs', 'js'],
  ['---json', 'json'],
  ['---toml', 'toml'],
  ['---coffee', 'coffee'],
];

function errorOf(text: string): ContentError | undefined {
  try {
    splitFrontMatter(text, 'page.mdx');
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

function reportOf(text: string): string | undefined {
  const error = errorOf(text);
  return error && `${error.message}\n${error.expected}`;
}

for (const [opening, language] of openings) {
  test(`front matter after ${JSON.stringify(opening)} is a mistake and is not executed`, () => {
    expect(reportOf(`${opening}\n${script}\n---\nText`)).toBe(
      `page.mdx:1:4  The front matter is written in ${language}\nExpected YAML, after a line of three dashes and nothing else.`,
    );
    expect('ranInFrontMatter' in globalThis).toBe(false);
  });
}

for (const opening of ['---', '---yaml', '--- ']) {
  test(`front matter after "${opening}" has to be closed`, () => {
    expect(reportOf(`${opening}\ntitle: A\n`)).toBe(
      'page.mdx:1:1  The front matter is not closed\nExpected a line with three dashes after its last key.',
    );
  });
}

test('code in front matter is rejected after byte order marks too, and never executed', () => {
  for (const marks of ['\ufeff', '\ufeff\ufeff']) {
    expect(reportOf(`${marks}---js\n${script}\n---\nText`)).toContain('written in js');
  }
  expect('ranInFrontMatter' in globalThis).toBe(false);
});

const values: [yaml: string, report: string][] = [
  ['a: &a [x, x]\nb: [*a, *a]', 'page.mdx:3:5  A YAML alias is not available here'],
  ['a: "x\\0"', 'page.mdx:2:4  A string contains the control character U+0000'],
  ['"\\e": x', 'page.mdx:2:1  A string contains the control character U+001B'],
  ["a: '\\0'", ''],
  ['['.repeat(50_000), 'The YAML cannot be read: Maximum call stack size exceeded'],
];

const fixes: [yaml: string, fix: string][] = [
  ['title: A: b', '2:8 A value with a colon needs quotes: title: "A: b".'],
  ['title: "A": b', '2:8 A value with a colon needs quotes.'],
  [
    'title: A\n  image: b',
    '2:8 Remove the spaces at the start of the next key, or put the value in quotes.',
  ],
  ['title: @expo', '2:8 A value that starts with @ needs quotes: title: "@expo".'],
  ['title: `gap`', '2:8 A value that starts with ` needs quotes: title: "`gap`".'],
  [
    "title: 'It's'",
    '2:12 Put the whole value in double quotes, and write a double quote in it as \\".',
  ],
  ['title: "A', '2:10 Add the closing quote.'],
  ['title Dark mode\nimage: x', '2:1 A key needs a colon and a space: title: Dark mode.'],
  ['title:Dark\nimage: x', '2:1 A key needs a colon and a space: title: Dark.'],
  ['title: A\nimage', '3:1 A key needs a colon and a space: image: ….'],
  ['title: A\ntitle: B', '3:1 Remove one of the two keys.'],
  ['title:\n\tx: A', '3:1 Indent with spaces.'],
  ['  title: A\n image: B', '3:2 Indent all keys of a block by the same number of spaces.'],
  [
    'keywords: [a, b\ntitle: A',
    '3:1 Add the closing ]. A value that starts with a literal [ needs quotes.',
  ],
  ['keywords: - a', '2:11 Start the list on the next line.'],
  ['title: [a]]', '2:11 Put the value in quotes: title: "[a]]".'],
];

for (const [yaml, fix] of fixes) {
  test(`the report of ${JSON.stringify(yaml)} says what to write`, () => {
    const { position, fix: advice } = errorOf(`---\n${yaml}\n---\n`) ?? {};
    expect(`${position?.line}:${position?.column} ${advice}`).toBe(fix);
  });
}

for (const [yaml, report] of values) {
  test(`a mistake in ${JSON.stringify(yaml.slice(0, 30))} is reported at its place`, () => {
    expect(reportOf(`---\n${yaml}\n---\n`) ?? '').toContain(report);
  });
}

test('front matter is YAML between lines of dashes, and the body follows it', () => {
  const { yaml, body, bodyLine } = splitFrontMatter('---\ntitle: A\n---\n\nText', 'page.mdx');
  expect([yaml.data, body, bodyLine]).toEqual([{ title: 'A' }, '\nText', 4]);
  expect(splitFrontMatter('----\nText', 'page.mdx').body).toBe('----\nText');
  expect(splitFrontMatter('Text\n---js\n', 'page.mdx').body).toBe('Text\n---js\n');
});

test('any file is either parsed or rejected with a position, and never executed', () => {
  const file = hostileText.map((text) => (text.length % 2 ? text : `---\n${text}\n---\n${text}`));
  checkProperty(file, (text) => {
    try {
      const { yaml, body } = splitFrontMatter(text, 'page.mdx');
      validate(docFrontMatter, yaml, 'page.mdx');
      assert.ok(text.endsWith(body));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      assert.notEqual(error.position, undefined);
    }
    assert.ok(!('ranInFrontMatter' in globalThis));
  });
});
