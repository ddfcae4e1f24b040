import { expect, test } from '@playwright/test';
import {
  ContentError,
  formatAnnotations,
  formatErrors,
  toReportItems,
} from '@/lib/config/source/content-error';

test('a report groups errors by file, sorts them by position, and lists each one once', () => {
  const dead = {
    file: 'content/docs/v4/tailwind/flexbox/gap.mdx',
    position: { line: 14, column: 22 },
    problem: 'Link to a heading that does not exist',
    expected: '/tailwind/spacing/padding#paddng → that page has: #padding, #one-side',
    fix: 'Did you mean #padding?',
  };
  const errors = [
    new ContentError(dead),
    new ContentError(dead),
    new ContentError({
      ...dead,
      position: { line: 3, column: 1 },
      expected: undefined,
      fix: undefined,
    }),
    new ContentError({ file: 'content/blog/a.mdx', problem: 'title is missing' }),
  ];
  expect(formatErrors(errors)).toBe(
    `content/blog/a.mdx  title is missing

content/docs/v4/tailwind/flexbox/gap.mdx:3:1  Link to a heading that does not exist
content/docs/v4/tailwind/flexbox/gap.mdx:14:22  Link to a heading that does not exist
  /tailwind/spacing/padding#paddng → that page has: #padding, #one-side
  Did you mean #padding?`,
  );
});

test('each error of a report has its place, in a form that terminals recognize', () => {
  const error = {
    file: 'content/a.mdx',
    position: { line: 3, column: 1 },
    problem: 'title is missing',
    fix: 'Add it.',
  };
  const other = { file: 'content/b.mdx', problem: 'The file is empty' };
  const items = toReportItems([new ContentError(other), new ContentError(error)]);
  expect(items.map(({ gap, place, details }) => [gap, place, details])).toEqual([
    ['', 'content/a.mdx:3:1', '  title is missing\n  Add it.'],
    ['\n\n', 'content/b.mdx', '  The file is empty'],
  ]);
});

test('a pull request annotation has the same text at its line', () => {
  const error = new ContentError({
    file: 'content/a, b.mdx',
    position: { line: 14, column: 22 },
    problem: 'Unknown key: a',
    expected: 'Expected 100%.',
    fix: 'Did you mean b?',
  });
  const plain = new ContentError({ file: 'site.config.ts', problem: 'url is missing' });
  expect(formatAnnotations([plain, error, error]).split('\n')).toEqual([
    '::error file=content/a%2C b.mdx,line=14,col=22,title=Unknown key%3A a::Unknown key: a%0AExpected 100%25.%0ADid you mean b?',
    '::error file=site.config.ts,title=url is missing::url is missing',
  ]);
});
