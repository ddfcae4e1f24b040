import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';

/**
 * List of all behavior IDs, one per line, in sections. A test title can start with the IDs of the behaviors
 * that the test checks.
 */
const list = 'tests/behavior.md';

interface Section {
  heading: string;
  ids: string[];
}

/** Parses a list of behaviors into sections. Each section has the IDs of its lines. */
function toSections(markdown: string): Section[] {
  return markdown.split(/^## /m).map((text) => ({
    heading: text.split('\n')[0] ?? '',
    ids: [...text.matchAll(/^- \*\*([^*]*)\*\* /gm)].map(([, id = '']) => id),
  }));
}

/**
 * Returns the IDs at the start of test titles, such as `NAV-01` and `NAV-03` in `'NAV-01 NAV-03 the navbar'`.
 */
function titleIds(source: string): string[] {
  const titles = source.matchAll(/\b(?:test|describe)\(\s*['"`]((?:[A-Z]+-\d+ )+)/g);
  return [...titles].flatMap(([, ids = '']) => ids.trim().split(' '));
}

/**
 * Returns a sentence for each ID that is not in the list, is repeated in it, or has no test. Also reports the
 * first ID that is out of order in each section.
 */
function findMistakes(tests: Readonly<Record<string, string>>, markdown: string): string[] {
  const sections = toSections(markdown);
  const listed = sections.flatMap(({ ids }) => ids);
  const files = new Map<string, string>();
  for (const [file, source] of Object.entries(tests))
    for (const id of titleIds(source)) files.set(id, files.get(id) ?? file);
  const unlisted = [...files].filter(([id]) => !listed.includes(id));
  const repeated = listed.filter((id, index) => listed.indexOf(id) !== index);
  return [
    ...unlisted.map(([id, file]) => `${id} is in a title in ${file} but has no line in ${list}.`),
    ...repeated.map((id) => `${id} has more than one line in ${list}.`),
    ...sections.flatMap((section) => findSectionMistakes(section, files)),
  ];
}

function findSectionMistakes({ heading, ids }: Section, files: Map<string, string>): string[] {
  const inOrder = [...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const misplaced = ids.find((id, index) => id !== inOrder[index]);
  const wrong = ids
    .filter((id) => !files.has(id))
    .map((id) => `${id} has a line in ${list} but is in no title of a test.`);
  return misplaced ? [...wrong, `${misplaced} is out of order in "${heading}" of ${list}.`] : wrong;
}

test('every behavior id in a title has one line in the list, and every listed id is in a title', async () => {
  const names = await glob('tests/**/*.test.ts');
  const tests = Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]));
  expect(Object.values(tests).flatMap(titleIds).length).toBeGreaterThan(500);
  expect(findMistakes(tests, readFileSync(list, 'utf8'))).toEqual([]);
});

test('only ids at the start of a title count', () => {
  // These test titles are assembled here because the test above also reads this file.
  const cases: [name: string, title: string, ids: string[]][] = [
    ['test', "'ONE-01 TWO-02 a title'", ['ONE-01', 'TWO-02']],
    ['test', '\n  `ONE-01 a title`', ['ONE-01']],
    ['test.describe', "'ONE-01 a group'", ['ONE-01']],
    ['test', "'a file in UTF-16'", []],
    ['print', "'ONE-01 a text'", []],
  ];
  for (const [name, title, ids] of cases)
    expect(titleIds(`${name}(${title}, () => {});`), title).toEqual(ids);
});

test('a mistake in the list names the id and the file', () => {
  const title = (id: string) => `test('${id} a title', () => {});`;
  const tests = {
    'tests/a.test.ts': ['ONE-01', 'ONE-02', 'ONE-10', 'ONE-11'].map(title).join('\n'),
    'tests/b.test.ts': title('TWO-01'),
  };
  const line = (id: string) => `- **${id}** A behavior.\n`;
  const section = (heading: string, ...ids: string[]) =>
    `## ${heading}\n\n${ids.map(line).join('')}\n`;
  const one = section('One', 'ONE-01', 'ONE-02', 'ONE-10', 'ONE-11');
  const two = section('Two', 'TWO-01');
  const cases: [markdown: string, mistakes: string[]][] = [
    [one + two, []],
    [one, ['TWO-01 is in a title in tests/b.test.ts but has no line in tests/behavior.md.']],
    [
      one + section('Two', 'TWO-01', 'TWO-02'),
      ['TWO-02 has a line in tests/behavior.md but is in no title of a test.'],
    ],
    [one + two + two, ['TWO-01 has more than one line in tests/behavior.md.']],
    [
      section('One', 'ONE-01', 'ONE-10', 'ONE-02', 'ONE-11') + two,
      ['ONE-10 is out of order in "One" of tests/behavior.md.'],
    ],
  ];
  for (const [markdown, mistakes] of cases)
    expect(findMistakes(tests, markdown), markdown).toEqual(mistakes);
});
