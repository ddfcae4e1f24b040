import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkClasses } from '@/lib/content/check/known-classes';
import { siteIn } from '../../../support/site';

const current = siteIn().classes('current');

const place = { file: 'content/docs/v4/a.mdx', position: { line: 14, column: 22 } };
const problems = (texts: string, where: 'sample' | 'prose', own: string[] = []) =>
  checkClasses(
    texts.split(' ').map((text) => ({ text, where, ...place })),
    current,
    own,
  ).map(({ problem }) => problem);

test('classes with variants, signs, values and modifiers are known', () => {
  const real =
    'p-4 -mt-2 dark:hover:-mt-[3px] !p-0 bg-red-500/50 text-sm/6 w-1/2 group group/row group-active/row:p-1 [mask-type:luminance] [&>p]:mt-4 data-[state=open]:p-1 @md:p-2 min-[420px]:p-1 bg-[#123456] grid-cols-[1fr_auto] ios:p-1 placeholder:text-red-500 mt-safe elevation-md';
  expect(problems(real, 'sample')).toEqual([]);
});

test('an unknown class in a sample is a mistake with its place and a suggestion', () => {
  expect(
    formatErrors(checkClasses([{ text: 'justify-centre', where: 'sample', ...place }], current)),
  ).toBe(
    [
      'content/docs/v4/a.mdx:14:22  justify-centre is not a class',
      '  Expected a class of v4, or one that the page declares as its own with {/* classes: justify-centre */}.',
      '  Did you mean justify-center?',
    ].join('\n'),
  );
  expect(problems('p-auto hoover:p-1', 'sample')).toEqual([
    'p-auto is not a class',
    'hoover:p-1 has an unknown variant: hoover',
  ]);
});

test('prose can name things that are not classes', () => {
  expect(
    problems('text-align flex-start react-native className space-x bg-* hover:', 'prose'),
  ).toEqual([]);
  expect(problems('bg-blorange-500 text-algin-center table-of-contents', 'prose')).toEqual([
    'bg-blorange-500 is not a class',
  ]);
  expect(problems('p-auto gap-7.3 hover:p-auto', 'prose')).toEqual([
    'p-auto is not a class',
    'gap-7.3 is not a class',
    'hover:p-auto is not a class',
  ]);
});

test('a page can use classes and variants of its theme', () => {
  expect(problems('bg-brand/20 tablet:p-1', 'sample', ['bg-brand', 'tablet'])).toEqual([]);
});
