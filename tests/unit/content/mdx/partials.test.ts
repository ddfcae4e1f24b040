import { expect, test } from '@playwright/test';
import { compileText, type Files, reportText } from '../../../support/mdx';

const include = (name: string) => `<Include file="_partials/${name}.mdx" />`;
const path = (name: string) => `content/docs/v4/_partials/${name}.mdx`;
const inQuotes = (levels: number, text: string) => `${'> '.repeat(levels)}${text}`;

/** Returns a chain of partials. Each includes the next one `times` times, and the last is a single word. */
function chain(length: number, times: number): Files {
  const texts = Array.from({ length }, (_, level) =>
    level < length - 1
      ? Array<string>(times)
          .fill(include(`p${level + 1}`))
          .join('\n\n')
      : 'word',
  );
  return Object.fromEntries(texts.map((text, level) => [path(`p${level}`), text]));
}

const allowed: [name: string, text: string, files: Files, words: number][] = [
  ['ten levels of partials', include('p0'), chain(10, 1), 1],
  ['a hundred copies', `${include('p')}\n\n`.repeat(100), { [path('p')]: 'word' }, 100],
  [
    'two hundred thousand characters',
    `${include('p')}\n\n`.repeat(2),
    { [path('p')]: 'w'.repeat(100_000) },
    2,
  ],
  [
    'a hundred levels in the page and its partial together',
    inQuotes(50, include('p')),
    // The word and its paragraph count as two more levels.
    { [path('p')]: inQuotes(48, 'word') },
    1,
  ],
];

for (const [name, text, files, words] of allowed) {
  test(`a page can have ${name}`, async () => {
    expect((await compileText(text, files)).words).toBe(words);
  });
}

const trail = Array.from({ length: 11 }, (_, level) => path(`p${level}`)).join(' → ');

const refused: [name: string, text: string, files: Files, report: string][] = [
  [
    'more than ten levels of partials',
    include('p0'),
    chain(20, 2),
    `${path('p9')}:1:1  Partials include each other more than 10 levels deep\n  Expected at most 10 levels: page.mdx → ${trail}.\n  Move the text of the partial to where it is included.`,
  ],
  [
    'more than a hundred copies',
    `Text.\n\n- a\n\n  ${include('p0')}`,
    chain(8, 2),
    `${path('p5')}:1:1  The page page.mdx includes more than 100 partials and code files\n  Expected at most 100, including those in its partials.\n  Merge some of them into one file, or split the page.`,
  ],
  [
    'more characters in partials than the limit',
    `Text.\n\n- a\n\n  ${`${include('p')}\n\n  `.repeat(3)}`,
    { [path('p')]: 'w'.repeat(80_000) },
    'page.mdx:14:3  The partials and code files of the page page.mdx have more than 200,000 characters\n  Expected at most 200,000 characters in all of them, each counted as often as it is included.\n  Link to a page with this text, or split the page.',
  ],
  [
    'a partial that nests too deep where it is included',
    inQuotes(60, include('p0')),
    {
      [path('p0')]: inQuotes(30, include('p1')),
      [path('p1')]: inQuotes(20, include('p2')),
      [path('p2')]: inQuotes(90, 'word'),
    },
    `${path('p0')}:1:61  The partial ${path('p1')} is nested too deeply inside 90 other levels\n  Expected at most 100 levels of quotes, lists, notices, tags, and marks in the page and its partials together.\n  Include it at a shallower level, or use fewer levels.`,
  ],
];

for (const [name, text, files, report] of refused) {
  test(`an <Include> that gives a page ${name} is reported`, async () => {
    expect(await reportText(text, files)).toBe(report);
  });
}
