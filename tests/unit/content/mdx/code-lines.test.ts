import { expect, test } from '@playwright/test';
import { type CodeLine, toCodeLines } from '@/lib/content/mdx/code-lines';
import type { FenceMeta } from '@/lib/content/mdx/fence-meta';
import { LANGUAGES } from '@/lib/content/mdx/languages';

/**
 * Returns the text of a code line, with the prefix `*` if the line is highlighted, `+` if it is inserted, and
 * `-` if it is deleted.
 */
function toSketch({ text, mark }: CodeLine): string {
  const signs = { highlight: '*', inserted: '+', deleted: '-' };
  return `${mark ? signs[mark] : ''}${text}`;
}

const cases: [what: string, language: string, meta: FenceMeta, code: string[], lines: string[]][] =
  [
    ['numbers in braces', 'js', { lines: [1, 3] }, ['a', 'b', 'c'], ['*a', 'b', '*c']],
    [
      'the comment for one line',
      'js',
      {},
      ['a', '// highlight-next-line', 'b', 'c'],
      ['a', '*b', 'c'],
    ],
    [
      'the comments around lines',
      'tsx',
      {},
      ['{/* highlight-start */}', 'a', 'b', '/* highlight-end */', 'c'],
      ['*a', '*b', 'c'],
    ],
    ['the comments of a shell', 'sh', {}, ['# highlight-next-line', 'ls'], ['*ls']],
    ['the comments of CSS', 'css', {}, ['/* highlight-next-line */', 'a {}'], ['*a {}']],
    ['the comments of HTML', 'html', {}, ['<!-- highlight-next-line -->', '<p>'], ['*<p>']],
    ['the comments of YAML', 'yaml', {}, ['  # highlight-next-line', 'a: 1'], ['*a: 1']],
    [
      'another language’s comments are text',
      'css',
      {},
      ['// highlight-next-line'],
      ['// highlight-next-line'],
    ],
    [
      'with numbers in braces comments are text',
      'js',
      { lines: [2] },
      ['// highlight-next-line', 'a'],
      ['// highlight-next-line', '*a'],
    ],
    [
      'signs before the indentation',
      'js',
      { diff: true },
      ['  {', '-   a', '+   b', '  }'],
      ['{', '-  a', '+  b', '}'],
    ],
    ['signs without room', 'js', { diff: true }, ['{', '-a', '+b', '}'], ['{', '-a', '+b', '}']],
    [
      'a patch keeps its signs',
      'diff',
      {},
      ['--- a', '+++ b', '-x', '+y'],
      ['--- a', '+++ b', '--x', '++y'],
    ],
  ];

for (const [what, language, meta, code, lines] of cases) {
  test(`CODE-05 lines are marked by ${what}`, () => {
    const result = toCodeLines(
      code.join('\n'),
      LANGUAGES[language] ?? { label: '', comments: [] },
      meta,
    );
    expect(result.problems).toEqual([]);
    expect(result.lines.map(toSketch)).toEqual(lines);
  });
}
