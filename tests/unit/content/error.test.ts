import { expect, test } from '@playwright/test';
import { ContentError, formatErrors } from '@/lib/content/content-error';

test('a report groups by file, sorts by position, and states an error once', () => {
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
