import { expect, test } from '@playwright/test';
import { computeBrackets, computeOpen, utilitiesOf } from '@/lib/class-computation/learn-brackets';
import { LIBRARIES, type LibraryName, libraryNames } from '@/lib/class-computation/libraries';
import { fillBracket, readBracket, toImportant } from '@/lib/classes/brackets';
import { type ClassSupport, decodeSupport } from '@/lib/classes/class-data';
import { libraryData } from '@/lib/classes/class-store';
import { toLookup } from '@/lib/classes/lookup';
import { toLookupData } from '@/lib/classes/lookup-data';
import type { Found } from '@/lib/classes/lookup-index';
import site from '@/site.config';
import { keep, libraryClasses } from '../../support/library-answers';
import { isLong, long, sampleOf } from '../../support/long';

// One process asks the library, so that no question is asked twice at a time.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Values that no rule was learned from. */
const TYPED = [
  '-mt-[3px] m-[1rem] p-[10%] px-[.5rem] gap-[7px] gap-x-[2rem] w-[50%] w-[10vw] h-[50vh] h-[2.5rem] w-[2em]',
  'min-w-[10px] max-h-[90%] size-[20px] basis-[40%] -top-[3px] inset-x-[10%] start-[5px] mt-[-3px] -inset-y-[1.5rem]',
  'z-[5] -z-[5] order-[7] grow-[2] shrink-[3] opacity-[.33] scale-[1.7] scale-x-[0.3] -rotate-[17deg] rotate-[17.5deg]',
  'skew-x-[9deg] translate-x-[12px] -translate-y-[10%] line-clamp-[7] columns-[3] flex-[2]',
  'bg-[#123] bg-[#A1B2C3] bg-[#12345680] text-[#fff] border-[#000] border-x-[#abc] fill-[#fff] stroke-[#fff] from-[#f00]',
  'shadow-[#f00] caret-[#0f0] decoration-[#00f] divide-[#123] placeholder-[#abcdef] accent-[#999]',
  'text-[13px] text-[2rem] text-[1.5em] leading-[3] leading-[20px] tracking-[2px] tracking-[0.1em] indent-[3px]',
  'border-[3px] border-t-[3px] rounded-[13px] rounded-t-[1rem] rounded-[50%] decoration-[3px] underline-offset-[3px]',
  'duration-[300ms] delay-[.25s] blur-[2px] brightness-[1.2] space-x-[3px] divide-x-[3px] scroll-mt-[3px] from-[10%]',
  'bg-red-500/50 bg-red-500/[.3] bg-white/10 text-sky-500/75 border-black/5 shadow-red-500/50 from-red-500/50',
  'fill-red-500/50 ring-red-500/50 bg-[#123456]/50 decoration-red-500/50 caret-red-500/50 text-sm/6 text-lg/[20px]',
  'text-lg/tight !p-4 !bg-red-500/50 !space-x-2',
]
  .join(' ')
  .split(' ');

/** What exists and follows no rule that the lookup knows. */
const UNKNOWN =
  "rotate-[0.5turn] bg-[red] bg-[rgb(1,2,3)] text-[color:red] font-[Inter] aspect-[4/3] grid-cols-[1fr_2fr] w-[calc(100%-8px)] content-['x'] cursor-[grab] font-[650] w-[65ch] h-[100dvh] bg-transparent/50 [align-self:center]".split(
    ' ',
  );

/** What looks like a class with brackets or an opacity and is none. */
const NONE = 'elevation-[3] touch-[x] truncate-[3px] bg-current/50 bg-red-500/33 p-4/50'.split(' ');

/** What the library makes of all that stands above. */
const written = (library: LibraryName) =>
  libraryClasses(
    library,
    [...TYPED, ...UNKNOWN, ...NONE].map((name) => [name, 'typed']),
  );
const textOf = ({ css, native, support }: ClassSupport) =>
  [css, native.ios, native.android, Object.values(support).join(' ')].join(' | ');
const answerOf = ({ css, ios, android, support }: Found) =>
  [css, ios, android, Object.values(decodeSupport(support)).join(' ')].join(' | ');

/** The version of the docs that is about a library. */
const nameOf = (library: LibraryName) =>
  site.versions.find(({ classes }) => classes === LIBRARIES[library].file)?.name ?? '';

for (const version of libraryNames) {
  test(`what the lookup derives is what the library of ${version} gives`, async () => {
    test.setTimeout(180_000);
    const lookup = toLookup(await toLookupData(nameOf(version)));
    const library = new Map((await written(version)).map((item) => [item.name, item]));
    const answered = TYPED.flatMap((name) => {
      const { found } = lookup(name);
      const item = library.get(name);
      return found && item ? [{ name, lookup: answerOf(found), library: textOf(item) }] : [];
    });
    expect(answered.filter((answer) => answer.lookup !== answer.library)).toEqual([]);
    expect(answered.length).toBeGreaterThan(version === 'v4' ? 80 : 60);
  });
}

test('what follows no rule is said to exist, and no more', async () => {
  const lookup = toLookup(await toLookupData('current'));
  const answers = UNKNOWN.map((name) => [name, lookup(name).found, lookup(name).problem]);
  expect(answers).toEqual(UNKNOWN.map((name) => [name, undefined, undefined]));
});

test('what the library makes nothing of is not a class', async () => {
  const lookup = toLookup(await toLookupData('current'));
  const library = (await written('v4')).filter(({ name }) => NONE.includes(name));
  expect(library.map(({ name, status }) => [name, status])).toEqual(
    NONE.map((name) => [name, 'no effect']),
  );
  expect(NONE.map((name) => lookup(name).problem)).toEqual([
    'elevation-[3] is not a class. elevation does not take a value in brackets',
    'touch-[x] is not a class. touch does not take a value in brackets',
    'truncate-[3px] is not a class. truncate does not take a value in brackets',
    'bg-current/50 is not a class. bg-current does not take a value after /',
    'bg-red-500/33 is not a class. The opacity scale has no step 33; write bg-red-500/[0.33]',
    'p-4/50 is not a class. p-4 does not take a value after /',
  ]);
});

const open = ['w-4', 'elevation-sm', 'touch-auto', 'bg-fixed'];

for (const version of libraryNames) {
  test(`the rules in the file are those that the library of ${version} follows`, long, async () => {
    test.setTimeout(300_000);
    const { classes, brackets: file } = libraryData(LIBRARIES[version].file);
    const utilities = new Map(sampleOf([...utilitiesOf(classes)], 24));
    const expected = file.rules.filter(({ utility }) => utilities.has(utility));
    expect(expected.length).toBeGreaterThan(isLong ? 500 : 20);
    const rules = await keep(
      ['brackets', version, [...utilities].map(([name, kinds]) => [name, ...kinds])],
      () => computeBrackets(version, utilities),
    );
    expect(rules).toEqual(expected);
    const names = isLong ? classes.map(({ name }) => name) : open;
    const found = await keep(['open', version, names], () => computeOpen(version, names));
    const prefixes = isLong ? file.open : ['bg', 'elevation', 'touch', 'w'];
    expect(found).toEqual(prefixes.filter((name) => file.open.includes(name)));
  });
}

const values: [raw: string, modifier: string | undefined, text: string, filled: string][] = [
  ['3px', undefined, '‹raw› ‹×14›', '3px 42'],
  ['-.5', undefined, '‹raw› ‹×1›', '-.5 -0.5'],
  ['#FA0', undefined, '‹raw› ‹rgb› ‹hex›', '#FA0 255 170 0 #ffaa00'],
  ['#12345680', undefined, '‹raw› ‹hex›', '#12345680 #12345680'],
  ['#fa0', '50', '‹rgb› / ‹alpha› ‹hexa›', '255 170 0 / 0.5 #ffaa0080'],
  ['#fa0', '[.3]', '‹alpha› ‹hexa›', '.3 #ffaa004d'],
];

for (const [raw, modifier, text, filled] of values) {
  test(`a value in brackets is read: ${raw}${modifier ? `/${modifier}` : ''}`, () => {
    const value = readBracket(raw, modifier);
    expect(value && fillBracket(text, value)).toBe(filled);
  });
}

test('other values are not read', () => {
  const others = ['red', '1fr', 'calc(1px)', '', '#12', '3px4', '--x'];
  expect(others.filter((raw) => readBracket(raw))).toEqual([]);
  expect(readBracket('#fa0', 'x')).toBeUndefined();
  expect(readBracket('3px', '50')).toBeUndefined();
});

test('each declaration of an important class is important', () => {
  expect(toImportant('padding: 1rem')).toBe('padding: 1rem !important');
  expect(toImportant('> :not([hidden]) ~ p { margin: 0; color: red }; gap: 1px')).toBe(
    '> :not([hidden]) ~ p { margin: 0 !important; color: red !important }; gap: 1px !important',
  );
});
