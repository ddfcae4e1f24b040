import { expect, test } from '@playwright/test';
import { type ClassSupport, statusOf } from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { toLookupGroups } from '@/lib/classes/lookup/lookup-groups';
import { toIndex } from '@/lib/classes/lookup/lookup-index';
import {
  themeDifferences,
  themePages,
  toSplitClass,
  utilitiesOf,
} from '@/lib/classes/lookup/theme-differences';
import { toThemeTable } from '@/lib/classes/tables/theme-table';

function item(name: string, css: string, native: string, notes: string[] = []): ClassSupport {
  const support = {
    web: css ? 'full' : 'none',
    ios: native ? 'full' : 'none',
    android: native ? 'full' : 'none',
  } as const;
  return {
    name,
    plugin: '',
    css,
    native: { ios: native, android: native },
    support,
    status: statusOf(support),
    why: [],
    notes,
  };
}

const padding = (name: string, rem: number) =>
  item(name, `padding: ${rem}rem`, `padding: ${14 * rem}`);
const size = (name: string, px: number) => item(name, `font-size: ${px}px`, `fontSize: ${px}`);
const color = (name: string, value: string, notes: string[] = []) =>
  item(name, `color: ${value}`, `color: '${value}'`, notes);

const pages = ['/s/padding', '/s/font-size', '/s/text-color'];
const shades = ['red', 'orange', 'amber', 'lime', 'green', 'teal', 'sky', 'blue', 'rose', 'pink'];
const classes = [
  padding('p-2', 0.5),
  padding('p-4', 1),
  size('text-sm', 12),
  size('text-lg', 18),
  ...shades.flatMap((hue) =>
    [...Array(9).keys()].map((step) => color(`text-${hue}-${step + 1}00`, `#00000${step}`)),
  ),
];
const pageOf = ({ css }: ClassSupport) =>
  ['padding', 'font-size', 'color'].indexOf(css.split(':')[0] ?? '');
const byName = new Map(classes.map((given) => [given.name, given]));
const index = toIndex({
  pages,
  titles: [],
  groups: toLookupGroups({ classes, facts: [] }, (name) =>
    pageOf(byName.get(name) ?? padding('', 0)),
  ),
  variants: [],
  open: [],
  facts: [],
});

/** Library that computes these classes, and no others. Records which classes it computed. */
function sourceOf(own: readonly ClassSupport[]) {
  const asked: string[] = [];
  const known = new Map(own.map((given) => [given.name, given]));
  return {
    asked,
    names: async () => [...known.keys()],
    async ask(names: string[]) {
      asked.push(...names);
      return new Map(asked.map((name) => [name, known.get(name) ?? item(name, '', '')]));
    },
  };
}

const theme = (web: object): AppTheme => ({ web: { ...web }, native: {} });

test('a class is split at the longest utility of its page', () => {
  const split = toSplitClass(new Set(['p', 'rounded', 'rounded-t', '-m']));
  expect(split('p-card-inner')).toEqual({ utility: 'p', value: 'card-inner' });
  expect(split('rounded-t-lg')).toEqual({ utility: 'rounded-t', value: 'lg' });
  expect(split('rounded-t')).toEqual({ utility: 'rounded-t', value: '' });
  expect(split('-m-4')).toEqual({ utility: '-m', value: '4' });
  expect(split('px-4')).toBeUndefined();
  expect([...utilitiesOf(index, '/s/text-color')]).toEqual(['text']);
});

test('classes that the theme adds, changes, or lacks differ', async () => {
  const source = sourceOf([padding('p-2', 0.75), padding('p-gutter', 2), size('text-title', 30)]);
  const found = await themeDifferences(index, '/s/padding', theme({}), source);
  expect(found.classes.map(({ name }) => name)).toEqual(['p-gutter', 'p-2']);
  expect(found.missing).toEqual(['p-4']);
  expect(found.omitted).toBe(0);
});

test('the default theme has no differences', async () => {
  for (const page of pages) {
    const found = await themeDifferences(index, page, theme({}), sourceOf(classes));
    expect(found, page).toEqual({ classes: [], missing: [], omitted: 0 });
  }
});

test('a class belongs to the page of the property it sets', async () => {
  const source = sourceOf([...classes, size('text-title', 30), color('text-brand', '#0ea5e9')]);
  const namesOn = async (page: string) =>
    (await themeDifferences(index, page, theme({}), source)).classes.map(({ name }) => name);
  expect(await namesOn('/s/font-size')).toEqual(['text-title']);
  expect(await namesOn('/s/text-color')).toEqual(['text-brand']);
});

test('of a palette, only colors that the theme may change are computed', async () => {
  const own = classes.map((given) =>
    given.name === 'text-sky-500' ? color('text-sky-500', '#123456') : given,
  );
  const source = sourceOf(own);
  const config = theme({ extend: { colors: { sky: { 500: '#123456' } } } });
  const found = await themeDifferences(index, '/s/text-color', config, source);
  expect(found.classes.map(({ name }) => name)).toEqual(['text-sky-500']);
  expect(source.asked).toContain('text-sky-100');
  expect(source.asked).not.toContain('text-red-100');
  const css = { ...theme({}), css: '.text-red-100 { color: #fff }' };
  await themeDifferences(index, '/s/text-color', css, source);
  expect(source.asked).toContain('text-red-100');
});

test('colors that the theme lacks are not computed', async () => {
  const source = sourceOf(classes.filter(({ name }) => !/sky|p-4/.test(name)));
  const found = await themeDifferences(index, '/s/text-color', theme({ colors: {} }), source);
  expect(found.missing).toHaveLength(9);
  expect(source.asked).toEqual([]);
});

test('a theme with very many classes is cut', async () => {
  const own = [...Array(450).keys()].map((step) => padding(`p-own${step}`, step));
  const found = await themeDifferences(
    index,
    '/s/padding',
    theme({}),
    sourceOf([...classes, ...own]),
  );
  expect(found.classes).toHaveLength(400);
  expect(found.omitted).toBe(50);
});

test('the index has the classes of a theme by page, and computes one of each kind', async () => {
  const own = ['brand', 'ink', 'soft'].map((name) => color(`text-${name}`, '#112233'));
  const source = sourceOf([...classes, ...own, padding('p-gutter', 2)]);
  expect([...(await themePages(index, source))]).toEqual([
    ['/s/text-color', ['text-brand', 'text-ink', 'text-soft']],
    ['/s/padding', ['p-gutter']],
  ]);
  expect(source.asked).toHaveLength(1);
});

test('the table folds classes of a theme, with their values in dark mode and unknown values', () => {
  const split = toSplitClass(new Set(['bg']));
  const own = (name: string, css: string, native: string, notes: string[]) =>
    item(`bg-${name}`, `background-color: ${css}`, `backgroundColor: '${native}'`, notes);
  const { rows, colors } = toThemeTable(
    [
      own('brand', 'hsl(var(--brand))', 'hsla(1, 2%, 3%, 1)', [
        'root:--brand is 1 2% 3%, and 4 5% 6% in dark mode',
        "dark:backgroundColor: 'hsla(4, 5%, 6%, 1)'",
      ]),
      own('card-soft', 'hsl(var(--card))', 'hsl(var(--card))', ['reads:--card']),
      own('ink', '#112233', '#112233', []),
    ],
    split,
    [],
  );
  expect(rows.map(({ label, kind, remarks }) => [label, kind, remarks])).toEqual([
    ['bg-{color}', 'colors', []],
  ]);
  expect(rows[0]?.members.map(({ name, values }) => [name, values.ios, values.web])).toEqual([
    ['bg-brand', ['hsla(1, 2%, 3%, 1)', 'dark: hsla(4, 5%, 6%, 1)'], ['hsl(var(--brand))']],
    ['bg-card-soft', ['unknown: --card'], ['hsl(var(--card))']],
    ['bg-ink', ['#112233'], ['#112233']],
  ]);
  expect([...colors]).toEqual([
    ['bg-brand', onBoth('hsla(1, 2%, 3%, 1)', 'hsla(4, 5%, 6%, 1)')],
    ['bg-card-soft', onBoth()],
    ['bg-ink', onBoth('#112233')],
  ]);
});

const onBoth = (...colors: string[]) => ({ ios: colors, android: colors });

test('the colors of a theme can be different on iOS and Android', () => {
  const shade = (name: string, [ios, android]: [string, string], notes: string[]) => ({
    ...item(`bg-${name}`, `background-color: platformSelect(${ios}, ${android})`, ios, notes),
    native: { ios: `backgroundColor: '${ios}'`, android: `backgroundColor: '${android}'` },
  });
  const { rows, colors } = toThemeTable(
    [
      shade(
        'tone',
        ['#010203', '#020304'],
        ["dark-ios:backgroundColor: '#040506'", "dark-android:backgroundColor: '#050607'"],
      ),
      shade('mark', ['#010203', '#020304'], ["dark-android:backgroundColor: '#050607'"]),
    ],
    toSplitClass(new Set(['bg'])),
    [],
  );
  const members = rows.flatMap((row) => row.members);
  expect(members.map(({ name, values: { ios, android } }) => [name, ios, android])).toEqual([
    ['bg-tone', ['#010203', 'dark: #040506'], ['#020304', 'dark: #050607']],
    ['bg-mark', ['#010203'], ['#020304', 'dark: #050607']],
  ]);
  expect([...colors]).toEqual([
    ['bg-tone', { ios: ['#010203', '#040506'], android: ['#020304', '#050607'] }],
    ['bg-mark', { ios: ['#010203'], android: ['#020304', '#050607'] }],
  ]);
});

test('a single class of a theme has remarks about its variables', () => {
  const split = toSplitClass(new Set(['rounded']));
  const own = item('rounded-card', 'border-radius: var(--r)', 'borderRadius: var(--r)', [
    'reads:--r',
  ]);
  const known = item('rounded-lg', 'border-radius: var(--l)', 'borderRadius: 7', ['root:--l is 7']);
  const { rows } = toThemeTable([own, known], split, []);
  expect(rows.map(({ label, remarks }) => [label, remarks])).toEqual([
    ['rounded-card', ['Your CSS does not define --r, so the value is unknown.']],
    ['rounded-lg', ['In your CSS, --l is 7.']],
  ]);
});
