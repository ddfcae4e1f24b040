import { expect, test } from '@playwright/test';
import { toClassTable, toTableMarkdown } from '@/lib/classes/tables/class-rows';
import { siteIn } from '../../support/site';

const { classes: classesOf } = siteIn();

const labels = (plugin: string, version: 'current' | 'v2' = 'current') =>
  toClassTable(classesOf(version), { plugin }).rows.map(({ label }) => label);

const row = (plugin: string, label: string, version: 'current' | 'v2' = 'current') =>
  toClassTable(classesOf(version), { plugin }).rows.find((candidate) => candidate.label === label);

test('a scale is one row, other classes have separate rows', () => {
  expect(labels('gap')).toEqual(['gap-{0…96}', 'gap-x-{0…96}', 'gap-y-{0…96}']);
  expect(labels('zIndex')).toEqual(['z-{0…50}', '-z-{0…50}', 'z-auto']);
  expect(labels('textOverflow')).toEqual([
    'truncate',
    'overflow-ellipsis',
    'text-ellipsis',
    'text-clip',
  ]);
  expect(row('gap', 'gap-{0…96}')).toMatchObject({
    css: 'gap: 0px…24rem',
    native: { ios: 'rowGap: 0…336, columnGap: 0…336' },
  });
});

test('steps shared by several scales are listed once', () => {
  expect(row('gap', 'gap-x-{0…96}')?.sameAs).toBe('gap-{0…96}');
  expect(row('zIndex', '-z-{0…50}')?.sameAs).toBe('z-{0…50}');
});

test('colors are one row with all their classes', () => {
  expect(labels('backgroundColor')).toEqual(['bg-{color}', 'bg-inherit', 'bg-current']);
  expect(row('backgroundColor', 'bg-{color}')?.members).toHaveLength(245);
});

test('a class without a step belongs to the scale of its name', () => {
  expect(labels('borderRadius')).toContain('rounded-tl-{none…full}');
  expect(labels('borderRadius')).toHaveLength(15);
  const members = row('borderRadius', 'rounded-tl-{none…full}')?.members ?? [];
  expect(members.map(({ name }) => name)).toContain('rounded-tl');
});

test('the classes of a scale have only the values that differ between them', () => {
  const columns = row('gridTemplateColumns', 'grid-cols-{1…12}')?.members ?? [];
  expect(columns[2]).toEqual({ name: 'grid-cols-3', values: { ios: [], android: [], web: ['3'] } });
  const padding = row('padding', 'p-{0…96}', 'v2')?.members ?? [];
  const four = padding.find(({ name }) => name === 'p-4');
  expect(four).toEqual({ name: 'p-4', values: { ios: ['16'], android: ['16'], web: ['1rem'] } });
});

test('rows with the same platform support are grouped, with their common remarks', () => {
  const { groups, rows } = toClassTable(classesOf('current'), { plugin: 'boxShadow elevation' });
  expect(groups.map((group) => group.rows.map(({ label }) => label))).toEqual([
    ['shadow-sm', 'shadow', 'shadow-md', 'shadow-lg', 'shadow-xl', 'shadow-2xl', 'shadow-none'],
    ['shadow-inner'],
    ['elevation-{none…2xl}'],
  ]);
  expect(groups[0]?.remarks).toEqual([
    'Only iOS uses shadowOffset, shadowRadius, and shadowOpacity.',
    'Works in v2.',
  ]);
  expect(rows).toEqual(groups.flatMap((group) => group.rows));
});

test('groups are sorted from full support to no effect', () => {
  const { groups } = toClassTable(classesOf('current'), { plugin: 'backgroundColor ringWidth' });
  expect(groups.map(({ rows }) => rows[0]?.example.status)).toEqual(['full', 'web only']);
  expect(groups[0]?.rows.map(({ label }) => label)).toEqual(['bg-{color}']);
});

test('platforms with the same styles share a column, and platforms without a style have none', () => {
  const columns = (plugin: string) =>
    toClassTable(classesOf('current'), { plugin }).columns.map(({ name }) => name);
  expect(columns('padding')).toEqual(['iOS and Android', 'Web']);
  expect(columns('boxShadow')).toEqual(['iOS', 'Android', 'Web']);
  expect(columns('float')).toEqual(['Web']);
});

test('the CSS of a shadow is the shadow itself', () => {
  expect(row('boxShadow', 'shadow-lg')?.css).toBe('box-shadow: 0px 4px 10px rgba(0, 0, 0, 0.35)');
});

test('partial support has a reason', () => {
  expect(row('textOverflow', 'truncate')?.remarks).toEqual([
    'Native ignores text-overflow and white-space.',
  ]);
  expect(row('animation', 'animate-ping')?.remarks[0]).toBe('Native ignores scale.');
  expect(row('transitionProperty', 'transition-shadow')?.remarks).toEqual([
    'No class sets boxShadow on native, so there is nothing to animate.',
    'Web only in v2.',
  ]);
});

test('values that React Native rejects do not count as supported', () => {
  for (const [plugin, label] of [
    ['ringWidth', 'ring'],
    ['maxWidth', 'max-w-none'],
    ['maxHeight', 'max-h-none'],
  ] as const) {
    const example = row(plugin, label)?.example ?? row(plugin, `${label}-{0…8}`)?.example;
    expect(example?.status, label).toBe('web only');
    expect(example?.why[0], label).toMatch(/^refused:/);
  }
});

test('a class with different support in the other version has a remark', () => {
  const last = (plugin: string, label: string, version: 'current' | 'v2' = 'current') =>
    row(plugin, label, version)?.remarks.at(-1);
  expect(last('animation', 'animate-spin')).toBe('Web only in v2.');
  expect(last('animation', 'animate-spin', 'v2')).toBe('Works in v4.');
  expect(last('gap', 'gap-{0…96}')).toBeUndefined();
  expect(last('opacity', 'opacity-{0…100}')).toMatch(/^Not in v2: opacity-15, opacity-35, /);
});

test('the Markdown form has a line for each row and names the library', () => {
  const text = toTableMarkdown(toClassTable(classesOf('current'), { classes: 'truncate' }));
  expect(text).toContain(
    "| `truncate` | `overflow: 'hidden'` | `overflow: hidden; text-overflow: ellipsis; white-space: nowrap` | Works partly (iOS: works partly, Android: works partly, Web: works) Native ignores text-overflow and white-space. |",
  );
  expect(text).toMatch(/Computed from NativeWind \d+\.\d+\.\d+, .* “Works” means/);
});
