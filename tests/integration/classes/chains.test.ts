import { expect, test } from '@playwright/test';
import { encodeSupport } from '@/lib/classes/data/class-data';
import { libraryData } from '@/lib/classes/data/class-store';
import { reasonsOf } from '@/lib/classes/data/reasons';
import { libraryClasses } from '../../support/library-answers';

/**
 * Classes with variants. Each has its support on web, iOS, and Android, its style on iOS, the reasons for
 * missing support, and the conditions that its variants set.
 */
const whole: [
  name: string,
  support: string,
  ios: string,
  reasons: string[],
  conditions: string[],
][] = [
  ['hover:opacity-50', 'fff', 'opacity: 0.5', [], ['hover']],
  ['hover:!p-4', 'fff', 'padding: 14', [], ['hover']],
  [
    'hover:first:p-4',
    'fpp',
    'padding: 14',
    ['Native loses the condition of first:, so it is always on.'],
    ['hover'],
  ],
  // NativeWind's compiler keeps only the innermost of nested media queries.
  [
    'dark:md:p-4',
    'fpp',
    'padding: 14',
    ['Native loses the condition of dark:, so it is always on.'],
    ['width ≥ 768px'],
  ],
  // An outer query that the inner one implies is not lost.
  ['md:lg:p-4', 'fff', 'padding: 14', [], ['width ≥ 1024px']],
  [
    'lg:md:p-4',
    'fpp',
    'padding: 14',
    ['Native loses the condition of lg:, so it is always on.'],
    ['width ≥ 768px'],
  ],
  ['@lg:@[500px]:p-4', 'fff', 'padding: 14', [], ['container: width ≥ 500px']],
  [
    '@lg/a:@[500px]/b:p-4',
    'fpp',
    'padding: 14',
    ['Native loses the condition of @lg/a:, so it is always on.'],
    ['container: width ≥ 500px'],
  ],
  [
    '[@media_(min-width:700px)_and_(max-width:900px)]:p-4',
    'fff',
    'padding: 14',
    [],
    ['width ≥ 700px', 'width < 900px'],
  ],
  ['peer-checked:bg-red-500', 'f--', '', ['Native drops a class with peer-checked:.'], []],
  ['before:p-2', 'f--', '', ['Native drops a class with before:.'], []],
  ['print:hidden', 'f--', '', ['Native drops a class with print:.'], []],
  ['hover:open:p-4', 'f--', '', ['Native drops a class with hover:, open:.'], []],
  [
    'motion-safe:animate-spin',
    'f--',
    '',
    ['motion-safe: is never true on iOS and Android.'],
    ['prefers-reduced-motion: no-preference'],
  ],
  [
    'group-checked:p-4',
    'fpp',
    'padding: 14',
    ['For group-checked:, native only asks whether there is a group.'],
    ['inside the group'],
  ],
  ['web:flex', 'f--', '', ['Native drops a class with web:.'], []],
  ['ios:pt-4', '-f-', 'paddingTop: 14', ['Only iOS uses ios:.'], ['display-mode: ios']],
  ['android:pt-4', '--f', '', ['Only Android uses android:.'], ['display-mode: android']],
  [
    'ios:android:pt-4',
    '--p',
    '',
    ['Only Android uses android:.', 'Native loses the condition of ios:, so it is always on.'],
    ['display-mode: android'],
  ],
  ['native:md:p-4', '-ff', 'padding: 14', [], ['width ≥ 768px']],
  [
    'placeholder:text-red-500',
    'fff',
    'placeholderTextColor="#ef4444"',
    [],
    ['prop: placeholderTextColor'],
  ],
  ['selection:text-red-500', 'fff', 'selectionColor="#ef4444"', [], ['prop: selectionColor']],
  [
    'placeholder:opacity-50',
    'fpp',
    'opacity: 0.5',
    ['Native loses the condition of placeholder:, so it is always on.'],
    [],
  ],
  ['{}-[tint]:text-red-500', '-ff', 'tint="#ef4444"', [], ['prop: tint']],
  ['hover:w-[calc(100%-20px)]', 'f--', '', [], []],
  ['hover:[--gap:calc(100%-20px)]', 'f--', '', [], ['hover']],
  [
    'file:space-x-2',
    'f--',
    '',
    [
      "NativeWind’s compiler stops at this class: Pseudo-elements like '::before' or '::after' can't be followed by selectors like 'Delim('>')'.",
    ],
    [],
  ],
];

test('the support of a class includes its variants', async () => {
  test.setTimeout(300_000);
  const found = await libraryClasses(
    'v4',
    whole.map(([name]) => [name, 'chain']),
  );
  const answers = found.map((item) => [
    item.name,
    encodeSupport(item.support),
    item.native.ios,
    reasonsOf(item),
    item.conditions ?? [],
  ]);
  expect(answers).toEqual(whole);
});

test('variants are listed with the platforms on which their classes can apply', () => {
  const platformsOf = (version: string, name: string) =>
    libraryData(`lib/classes/data/${version}.json`)
      .variants.find((variant) => variant.name === name)
      ?.on.join(' ');
  expect(
    ['web', 'ios', 'android', 'native', 'macos', 'hover', 'print'].map((name) =>
      platformsOf('v4', name),
    ),
  ).toEqual(['web', 'ios', 'android', 'ios android', '', 'web ios android', 'web']);
  expect(['ios', 'android', 'macos', 'hover'].map((name) => platformsOf('v2', name))).toEqual([
    'ios',
    'android',
    '',
    'web ios android',
  ]);
});

test('the CSS of a class omits its own selector, however it is escaped', async () => {
  const names = ['bg-[rgb(1,2,3)]', '2xl:hidden', 'hover:w-1/2', '!-mt-0.5'];
  const found = await libraryClasses(
    'v4',
    names.map((name) => [name, 'chain']),
  );
  expect(found.map(({ css }) => css)).toEqual([
    '--tw-bg-opacity: 1; background-color: rgb(1 2 3 / var(--tw-bg-opacity, 1))',
    '@media (min-width: 1536px) { display: none }',
    '&:hover { width: 50% }',
    'margin-top: -0.125rem !important',
  ]);
});
