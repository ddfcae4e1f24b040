import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { alternativesOf, classesIn } from '@/lib/classes/data/alternatives';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { PLACE, type PluginCall } from '@/lib/classes/data/theme-config';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { type ThemeSource, themedAnswer } from '@/lib/classes/lookup/themed-answer';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { checkProperty, hostileText } from '../../support/hostile-values';
import { siteIn } from '../../support/site';

const lookups = new Map<string, Promise<ReturnType<typeof toLookup>>>();

/** Returns the lookup for a docs version. Creates each lookup only once. */
function lookupOf(version: 'current' | 'v2') {
  const lookup = lookups.get(version) ?? toLookupData(siteIn(), version).then(toLookup);
  lookups.set(version, lookup);
  return lookup;
}

/** Returns the message and the suggested names for text that is not a class. */
async function offered(
  text: string,
): Promise<[said: string | undefined, names: string[] | undefined]> {
  const lookup = await lookupOf('current');
  const { found, problem, offered } = lookup.answer(text) ?? {};
  expect(found, text).toBeUndefined();
  return [problem ?? offered?.title, offered?.names];
}

test('classes are found by the property they set and by its value', async () => {
  const rows: [typed: string, title: string, names: string[]][] = [
    ['paddingTop', 'Classes that set paddingTop:', ['pt-4']],
    ['padding-top', 'Classes that set padding-top:', ['pt-4']],
    ['marginHorizontal', 'Classes that set marginHorizontal:', ['mx-4']],
    ['padding: 4px', 'Classes that set padding:', ['p-1']],
    ["alignItems: 'center'", 'Classes that set alignItems:', ['items-center']],
    ['borderRadius: 7', 'Classes that set borderRadius:', ['rounded-lg']],
    ['backgroundColor: #ef4444', 'Classes that set backgroundColor:', ['bg-red-500']],
  ];
  for (const [typed, title, names] of rows) {
    const [said, found] = await offered(typed);
    expect([said, found?.slice(0, names.length)], typed).toEqual([title, names]);
  }
  expect(await offered('padding: 4711px')).toEqual(['No class sets padding: 4711px', undefined]);
  // Some names are both a class and a CSS property.
  const lookup = await lookupOf('current');
  const { found, offered: others } = lookup.answer('elevation') ?? {};
  expect(found?.android).toBe('elevation: 3');
  expect(others?.title).toBe('Classes that set elevation:');
});

test('each class of the current version has a page', async () => {
  const data = await toLookupData(siteIn(), 'current');
  expect(data.groups.filter(({ page }) => page < 0).map(({ utility }) => utility)).toEqual([]);
  const { answer } = toLookup(data);
  for (const [name, page] of [
    ['-mx-safe-offset-7', '/tailwind/new-concepts/safe-area-insets'],
    ['ripple-sky-500', '/tailwind/interactivity/accent-color'],
    ['thumb-white', '/tailwind/interactivity/accent-color'],
    ['color-sky-500', '/tailwind/typography/text-color'],
  ] as const)
    expect(answer(name).found?.page, name).toBe(page);
});

test('Tailwind 4 names lead to their Tailwind 3 names or to a note that there is none', async () => {
  const rows: [typed: string, former: string | undefined][] = [
    ['bg-linear-to-r', 'bg-gradient-to-r'],
    ['p-4!', '!p-4'],
    ['hover:p-4!', 'hover:!p-4'],
    ['shadow-xs', 'shadow-sm'],
    ['rounded-t-xs', 'rounded-t-sm'],
    ['outline-hidden', 'outline-none'],
    ['bg-(--brand)', 'bg-[var(--brand)]'],
    ['text-(length:--size)', 'text-[length:var(--size)]'],
    ['mt-17', 'mt-[4.25rem]'],
    ['-mt-17', '-mt-[4.25rem]'],
    ['p-4.25', 'p-[1.0625rem]'],
    ['border-spacing-x-15', 'border-spacing-x-[3.75rem]'],
    ['grid-cols-15', 'grid-cols-[repeat(15,minmax(0,1fr))]'],
    ['z-15', 'z-[15]'],
    ['border-3', 'border-[3px]'],
    ['data-open:p-4', 'data-[open]:p-4'],
    ['rounded-4xl', 'rounded-[2rem]'],
    ['shadow-2xs', 'shadow-[0_1px_rgb(0_0_0/0.05)]'],
    ['aspect-4/3', 'aspect-[4/3]'],
    ['w-1/7', 'w-[14.2857%]'],
    ['max-w-3xs', 'max-w-[16rem]'],
    ['-inset-e-1/2', '-end-1/2'],
    ['bg-red-500/(--fade)', 'bg-red-500/[var(--fade)]'],
    ['not-hover:p-4', '[&:not(:hover)]:p-4'],
    ['nth-3:p-4', '[&:nth-child(3)]:p-4'],
    ['pointer-coarse:p-4', '[@media(pointer:coarse)]:p-4'],
    ['@max-md:p-4', undefined],
    ['not-dark:p-4', undefined],
    ['bg-mauve-500', undefined],
    ['inset-shadow-sm', undefined],
    ['text-shadow-lg', undefined],
    ['mask-t-from-50%', undefined],
    ['perspective-500', undefined],
  ];
  const known = new Set(
    siteIn()
      .classes('current')
      .classes.map(({ name }) => name),
  );
  for (const [typed, former] of rows) {
    expect(known.has(typed), typed).toBe(false);
    const [said, names] = await offered(typed);
    expect(said).toBe(
      former
        ? `${typed} is a name of Tailwind 4`
        : `${typed} is a name of Tailwind 4; Tailwind 3 has no class for it`,
    );
    expect(names).toEqual(former && [former]);
  }
});

test('every class and variant that exists only in Tailwind 4 gets a hint', async () => {
  test.setTimeout(120_000);
  const { __unstable__loadDesignSystem: loadDesignSystem } = await import('tailwindcss-4');
  const theme = readFileSync('node_modules/tailwindcss-4/theme.css', 'utf8');
  const design = await loadDesignSystem(`${theme}\n@tailwind utilities;`);
  const variants = design.getVariants().flatMap(({ name, values, hasDash }) => {
    const all = values.map((value) => `${name}${hasDash ? '-' : ''}${value}`);
    const [examples, whole] = [all.map((variant) => `${variant}:p-4`), `${name}:p-4`];
    return values.length > 0 ? examples : [whole];
  });
  const classes = design.getClassList().map(([name]) => name);
  const compiled = design.candidatesToCss([...classes, ...variants]);
  const names = [...classes, ...variants].filter((_, index) => compiled[index] !== null);
  const lookup = await lookupOf('current');
  const unknown = names.filter((name) => lookup.answer(name, false).problem !== undefined);
  expect(unknown.length).toBeGreaterThan(5_000);
  const silent = unknown.filter(
    (name) => !/ is a name of Tailwind 4/.test(lookup.answer(name, false).problem ?? ''),
  );
  expect(silent).toEqual([]);
});

test('a name that an app theme could define is distinguished from a misspelled one', async () => {
  const lookup = await lookupOf('current');
  const own = [
    ...['bg-background', 'text-foreground', 'border-border', 'dark:bg-card/80', 'font-heading'],
    ...['rounded-card', 'p-gutter', '-m-gutter', 'animate-wiggle', 'text-muted-foreground'],
  ];
  for (const name of own) {
    expect(lookup.answer(name), name).toEqual({
      problem: `${name} is not in the default theme; your tailwind.config may define it`,
      isThemeName: true,
    });
  }
  const misspelled = ['bg-blu-500', 'text-centre', 'm-auot', 'rounded-xlg', 'bg-gradient', 'gpa-4'];
  for (const name of [...misspelled, 'items-foo', 'wobble', 'hovr:bg-background'])
    expect(lookup.answer(name).isThemeName, name).toBeUndefined();
});

test('unknown names suggest similar ones, part by part', async () => {
  const rows: [typed: string, nearest: string | undefined][] = [
    ['gpa-4', 'gap-4'],
    ['justfy-betwen', 'justify-between'],
    ['p-0.3', 'p-0.5'],
    ['bg-rde-500', 'bg-red-500'],
    ['text-gray-550', 'text-gray-600'],
    ['item-center', 'items-center'],
    ['flexrow', 'flex-row'],
    ['justify-betw', 'justify-between'],
    ['hovr:p-4', 'hover:p-4'],
    ['dark:hover:gpa-4', 'dark:hover:gap-4'],
    ['wobble-500', undefined],
    ['xyzzy', undefined],
  ];
  for (const [typed, nearest] of rows) expect((await offered(typed))[1]?.[0], typed).toBe(nearest);
});

test('text that is not a class is reported as such', async () => {
  const rows: [typed: string, said: string][] = [
    ['elevation-[3]', 'elevation-[3] is not a class. elevation does not take a value in brackets'],
    ['bg-current/50', 'bg-current/50 is not a class. bg-current does not take a value after /'],
    [
      'bg-red-500/33',
      'bg-red-500/33 is not a class. The opacity scale has no step 33; write bg-red-500/[0.33]',
    ],
    ['p-4/50', 'p-4/50 is not a class. p-4 does not take a value after /'],
    ['group', 'group styles nothing by itself; other classes look for it'],
  ];
  for (const [typed, said] of rows) expect((await offered(typed))[0]).toBe(said);
});

test('the class data covers its classes with at most one variant, and the library the rest', async () => {
  const [lookup, old] = await Promise.all([lookupOf('current'), lookupOf('v2')]);
  const answer = (text: string) => lookup.answer(text).found;
  expect(answer('gap-4')).toMatchObject({ css: 'gap: 1rem', ios: 'rowGap: 14, columnGap: 14' });
  expect(answer('hover:!p-4')).toMatchObject({ css: '&:hover { padding: 1rem !important }' });
  // This class is always `!important` on the web, even without `!`.
  expect(answer('!thumb-inherit')?.css).toBe(
    '& > div:nth-child(2) { background-color: inherit !important }',
  );
  expect(answer('ios:pt-4')).toMatchObject({ css: '', support: '-f-', android: '' });
  expect(answer('placeholder:text-red-500')).toMatchObject({
    ios: 'placeholderTextColor="#ef4444"',
    support: 'fff',
  });
  expect(old.answer('first:p-4').found).toMatchObject({ support: 'f--', ios: '' });
  const open = [
    'rotate-[17deg]',
    'dark:md:p-4',
    'bg-red-500/50',
    '[align-self:center]',
    'data-[x]:p-4',
    'placeholder:p-4',
  ];
  for (const text of open) expect(lookup.answer(text), text).toEqual({});
});

test('a class that native does not support comes with an alternative and its page', async () => {
  const lookup = await lookupOf('current');
  expect(lookup.answer('md:grid-cols-3').found?.instead).toEqual({
    sentence: '`md:flex-row md:flex-wrap` + `md:basis-1/3` on each child',
    page: '/tailwind/flexbox/flex-basis',
  });
  expect(lookup.titleOf('/tailwind/flexbox/flex-basis')).toBe('Flex basis');
  expect(lookup.answer('p-4').found?.instead).toBeUndefined();
  expect(lookup.answer('blur').found?.instead).toBeUndefined();
  const { byName, variants } = siteIn().classes('current');
  const alternatives = alternativesOf(byName.keys(), {
    supportOf: (name) => byName.get(name)?.support,
    variants: new Map(variants.map((variant) => [variant.name, variant])),
  });
  for (const [name, sentence] of alternatives) {
    expect(lookup.answer(name).found?.instead?.sentence, name).toBe(sentence);
    for (const part of classesIn(sentence)) {
      const { problem, found } = lookup.answer(part, false);
      expect([problem, found?.support ?? 'fff'], part).toEqual([undefined, 'fff']);
    }
  }
});

test('the first suggestion for a misspelled class is marked as a guess', async () => {
  const lookup = await lookupOf('current');
  expect(lookup.answer('flexx-rowz').offered).toMatchObject({ isGuess: true });
  expect(lookup.answer('flexx-rowz').offered?.names[0]).toBe('flex-row');
  expect(lookup.answer('bg-linear-to-r').offered?.isGuess).toBeUndefined();
});

test('a text far longer than any class gets a result immediately', async () => {
  test.setTimeout(120_000);
  const { answer } = await lookupOf('current');
  for (const text of ['a'.repeat(300), 'a'.repeat(3000), 'a-['.repeat(9000), '-'.repeat(9000)]) {
    const start = performance.now();
    expect(answer(text).problem, text.slice(0, 9)).toBeTruthy();
    expect(performance.now() - start, text.slice(0, 9)).toBeLessThan(1000);
  }
  expect(answer('a'.repeat(301)).problem).toBe('A class has up to 300 letters');
});

test('every lookup has a result', async () => {
  test.setTimeout(120_000);
  const data = await toLookupData(siteIn(), 'current');
  // A subset of the classes, because each lookup compares the text with all of them.
  const { answer } = toLookup({
    ...data,
    groups: data.groups.filter((_, index) => index % 20 === 0),
  });
  checkProperty(
    fc.tuple(fc.constantFrom('', 'p-', 'dark:', 'bg-red-500/', 'w-[', 'group-data-['), hostileText),
    ([start, end]) => {
      const { found, problem } = answer(start + end);
      if (problem) assert.equal(found, undefined);
    },
  );
});

/** Support of a class whose font comes from the theme of an app. */
const fontOf = (name: string, css: string): ClassSupport => ({
  name,
  plugin: 'arbitrary',
  css,
  native: { ios: "fontFamily: 'Geist'", android: "fontFamily: 'Geist'" },
  support: { web: 'full', ios: 'full', android: 'full' },
  status: 'full',
  why: [],
  notes: [],
});

/** Looks up a text with the theme of an app in which NativeWind computes the classes in `known`. */
async function themed(
  text: string,
  known: ClassSupport[],
  more: Pick<ThemeSource, 'skipped' | 'plugins'> = {},
) {
  const lookup = await lookupOf('current');
  return themedAnswer(text, lookup, {
    ask: async () => new Map(known.map((item) => [item.name, item])),
    names: async () => ['text-brand', 'bg-brand'],
    ...more,
  });
}

test('a class of a plugin without its package is answered with the name of the package', async () => {
  expect(await themed('prose', [], { skipped: ['@tailwindcss/typography'] })).toMatchObject({
    problem:
      'prose is not a class. If it comes from @tailwindcss/typography, it cannot be looked up, because the site lacks that package',
  });
  expect(await themed('bg-brnad', [])).toMatchObject({
    problem: 'bg-brnad is not in your theme',
    offered: { names: ['bg-brand'], isGuess: true },
  });
});

test('a value in brackets with which a plugin computes is answered with this reason', async () => {
  const result = { width: PLACE };
  const native: PluginCall[] = [
    { method: 'matchUtilities', name: 'circle', results: [['1px', { width: '2px' }]] },
    { method: 'matchUtilities', name: 'edge', result, results: [] },
  ];
  const plugins = { web: [], native };
  expect((await themed('hover:!circle-[3px]', [], { plugins })).problem).toBe(
    'hover:!circle-[3px] cannot be looked up, because a plugin of your theme computes with the value in brackets',
  );
  for (const name of ['circle-3', 'edge-[3px]'])
    expect((await themed(name, [], { plugins })).problem).toBe(`${name} is not a class`);
});

test('a name for which Tailwind generates the rule of another class is not a class of a theme', async () => {
  const support = { web: 'full', ios: 'none', android: 'none' } as const;
  const computed: ClassSupport = {
    ...fontOf('-flex', '.flex { display: flex }'),
    ...{ native: { ios: '', android: '' }, support, status: 'web only' },
  };
  expect((await themed('-flex', [computed])).problem).toBe('-flex is not a class');
});

test('facts about the default theme are left out if the theme changes the class', async () => {
  const lookup = await lookupOf('current');
  const usual = lookup.answer('font-sans').found;
  expect(usual?.remarks.join(' ')).toContain(
    'Android has no font with the name that the preset sets',
  );
  const own = await themed('font-sans', [fontOf('font-sans', 'font-family: Geist')]);
  expect(own.found?.remarks).toEqual([]);
  const same = await themed('font-sans', [fontOf('font-sans', usual?.css ?? '')]);
  expect(same.found?.remarks).toEqual(usual?.remarks);
});
