import { expect, test } from '@playwright/test';
import { encodeSupport } from '@/lib/classes/data/class-data';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { libraryClasses } from '../../support/library-answers';
import { isLong, long, rotatingSampleOf } from '../../support/long';
import { siteIn } from '../../support/site';

// Tests run serially in one process. Otherwise, several processes would compute the same classes.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test('results from the class data match the results of the library', long, async () => {
  test.setTimeout(1_200_000);
  const lookup = toLookup(await toLookupData(siteIn(), 'current'));
  const { classes, variants, facts } = siteIn().classes('current');
  const bases = classes.filter(
    ({ plugin }, index) => index === 0 || plugin !== classes[index - 1]?.plugin,
  );
  const pairs = bases.flatMap((base) => variants.map((variant) => ({ base, variant })));
  const asked = rotatingSampleOf(pairs, 89, 10).map(({ base, variant }) => ({
    base,
    name: `${variant.name}:${base.name}`,
  }));
  const given = await libraryClasses(
    'v4',
    asked.map(({ name }) => [name, 'chain']),
  );
  const answered = given.flatMap((item, index) => {
    const { found } = lookup.answer(item.name);
    const { base } = asked[index] ?? {};
    if (!found || !base) return [];
    const { conditions: _, page: __, instead: ___, ...answer } = found;
    // A class that works only on the web has no native style that a variant could remove.
    const isNative = base.support.ios !== 'none' || base.support.android !== 'none';
    const support = encodeSupport(item.support);
    const known = /--$/.test(support) ? [] : facts;
    const notes = notesOf({ name: base.name, notes: item.notes }, known);
    const remarks = isNative ? [...reasonsOf(item), ...notes] : answer.remarks;
    return [{ answer, library: { css: item.css, ...item.native, support, remarks } }];
  });
  expect(answered.length).toBeGreaterThan(isLong ? 1500 : 150);
  expect(answered.map(({ answer }) => answer)).toEqual(answered.map(({ library }) => library));
});

test('a class with brackets leads to the page of the property it sets', async () => {
  const rows: [name: string, page: string][] = [
    ['text-[14px]', 'typography/font-size'],
    ['text-[#0af]', 'typography/text-color'],
    ['text-[--ink]', 'typography/text-color'],
    ['border-[3px]', 'borders/border-width'],
    ['border-x-[teal]', 'borders/border-color'],
    ['flex-[2]', 'flexbox/flex'],
    ['decoration-[#fff]', 'typography/text-decoration-color'],
    ['decoration-[3px]', 'typography/text-decoration-thickness'],
    ['bg-[url(a.png)]', 'backgrounds/background-image'],
    ['bg-[length:20px]', 'backgrounds/background-size'],
    ['dark:stroke-[3]', 'svg/stroke-width'],
    ['-mt-[3px]', 'spacing/margin'],
    ['space-x-[3px]', 'spacing/space-between'],
    ['[padding-inline:3px]', 'spacing/padding'],
    ['hover:[padding-inline:3px]', 'spacing/padding'],
    ['[font-size:14px]', 'typography/font-size'],
    ['[scale:2]', 'transforms/scale'],
    ['font-[650]', 'typography/font-weight'],
    ['blur-[3px]', 'filters/blur'],
    ['brightness-[3]', 'filters/brightness'],
    ['translate-x-[3px]', 'transforms/translate'],
    ['ripple-[color:var(--c)]', 'interactivity/accent-color'],
  ];
  const lookup = toLookup(await toLookupData(siteIn(), 'current'));
  const found = await libraryClasses(
    'v4',
    rows.map(([name]) => [name, 'page']),
  );
  expect(found.map((item) => [item.name, lookup.complete(item.name, item).found?.page])).toEqual(
    rows.map(([name, page]) => [name, `/tailwind/${page}`]),
  );
});

test('the version 2 lookup finds classes with variants', async () => {
  const old = toLookup(await toLookupData(siteIn(), 'v2'));
  expect(old.library).toBe('v2');
  const rows: [name: string, found: Record<string, unknown>][] = [
    [
      'dark:hover:mt-[3px]',
      {
        css: '@media (prefers-color-scheme: dark) { &:hover { margin-top: 3px } }',
        ios: 'marginTop: 3',
        support: 'fff',
        conditions: ['dark', 'hover'],
        page: '/v2/tailwind/spacing/margin',
      },
    ],
    [
      'first:hover:p-4',
      { support: 'fpp', remarks: ['Native loses the condition of first:, so it is always on.'] },
    ],
    [
      'ios:android:p-4',
      {
        css: '',
        support: '-p-',
        remarks: [
          'Only iOS uses ios:.',
          'Native loses the condition of android:, so it is always on.',
        ],
      },
    ],
    [
      'dark:peer-hover:p-4',
      { support: 'f--', remarks: ['Native drops a class with peer-hover:.'] },
    ],
    ['dark:md:p-4', { support: 'fff', conditions: ['(min-width: 768px)', 'dark'] }],
    [
      'backdrop:space-x-2',
      {
        ios: 'children: { marginLeft: 8 }',
        support: 'fpp',
        remarks: [
          'Native loses the condition of backdrop:, so it is always on.',
          'Clones the children to style them.',
        ],
      },
    ],
    [
      'xl:skew-y-0',
      {
        support: 'f--',
        remarks: [
          'NativeWind’s compiler stops at this class: a.transform is not iterable (cannot read property undefined).',
        ],
      },
    ],
    [
      'hover:space-x-2',
      {
        ios: 'children: { marginLeft: 8 }',
        support: 'fff',
        remarks: ['Clones the children to style them.'],
      },
    ],
    [
      'dark:space-x-2',
      {
        ios: 'children: { marginLeft: 8 }',
        support: 'fpp',
        remarks: [
          'Native checks dark: only when the component first renders.',
          'Clones the children to style them.',
        ],
      },
    ],
    [
      'ios:ml-[--x]',
      {
        ios: 'marginLeft: var(--x)',
        support: '-f-',
        remarks: [
          'Only iOS uses ios:.',
          'Native takes the value of the variable --x at build time, from the :root that a Tailwind plugin adds with addComponents().',
        ],
      },
    ],
  ];
  const computed = await libraryClasses(
    'v2',
    rows.map(([name]) => [name, 'chain']),
  );
  for (const [index, [name, found]] of rows.entries()) {
    expect(old.answer(name), name).toEqual({});
    const item = computed[index];
    expect(item && old.complete(name, item).found, name).toMatchObject(found);
  }
});

test('a result of the library is shown with the page of its utility', async () => {
  const lookup = toLookup(await toLookupData(siteIn(), 'current'));
  const names = ['hover:mt-[3px]', 'w-[calc(100%-20px)]', 'bg-red-500/[x]'];
  const [first, second, third] = await libraryClasses(
    'v4',
    names.map((name) => [name, 'arbitrary']),
  );
  if (!first || !second || !third) throw new Error('The library answers for each class.');
  expect(lookup.complete('hover:mt-[3px]', first).found).toMatchObject({
    css: '&:hover { margin-top: 3px }',
    ios: 'marginTop: 3',
    conditions: ['hover'],
    page: '/tailwind/spacing/margin',
  });
  expect(lookup.complete('w-[calc(100%-20px)]', second).found).toMatchObject({
    support: 'f--',
    remarks: ['Native drops its value without a warning.'],
  });
  expect(
    lookup.complete('touch-[x]', { ...third, css: '', status: 'no effect', why: [] }).problem,
  ).toBe('touch-[x] is not a class');
});
