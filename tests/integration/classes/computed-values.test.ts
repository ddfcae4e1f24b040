import { expect, test } from '@playwright/test';
import { computeClasses } from '@/lib/classes/computation/class-computation';
import { libraryNames } from '@/lib/classes/computation/libraries';
import { encodeSupport } from '@/lib/classes/data/class-data';
import { libraryClasses } from '../../support/library-answers';
import { isLong, long, rotatingSampleOf } from '../../support/long';

// Tests run serially in one process. Otherwise, two processes would run NativeWind at the same time.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test('values are the ones that reach a component in an app', async () => {
  const rows: [name: string, support: string, ios: string, why: string[]][] = [
    // The web build replaces `theme()` with its value.
    ['shrink-[theme(spacing.4)]', 'fff', 'flexShrink: 14', []],
    ['p-[theme(spacing.4)]', 'fff', 'padding: 14', []],
    // Metro rounds numbers in the bundle to three decimals.
    ['translate-x-2/3', 'fff', 'transform: [{ translateX: 66.7 }]', []],
    // React Native has no such style key.
    ['border-s-white/[var(--alpha)]', 'f--', '', ['refused:borderInlineStartColor']],
    // The shapes of react-native-svg also read these properties from their style.
    ['[fill:#b45309]', 'fff', 'fill="#b45309"', []],
    ['[stroke:1/2]', 'fff', 'stroke={[1, 2]}', []],
    // React Native's types accept any string as an angle, but React Native throws on an invalid one.
    ['[rotate:center]', 'f--', '', ['refused:transform']],
    ['rotate-[1.5rad]', 'fff', "transform: [{ rotate: '1.5rad' }]", []],
    // React Native's types accept any string as a ratio or gap, but React Native ignores or rejects most of
    // them.
    ['aspect-[#0af]', 'f--', '', ['refused:aspectRatio']],
    ['aspect-[4/3]', 'fff', "aspectRatio: '4 / 3'", []],
    ['gap-[wide]', 'f--', '', ['refused:gap']],
  ];
  const found = await libraryClasses(
    'v4',
    rows.map(([name]) => [name, 'value']),
  );
  expect(
    found.map(({ name, support, native, why }) => [name, encodeSupport(support), native.ios, why]),
  ).toEqual(rows);
  expect(found[0]?.css).toBe('flex-shrink: 1rem');
});

/** Class with its support, its native style on iOS, and its notes. */
type VariableRow = [name: string, support: string, native: string, notes: string[]];

async function variableRows(library: 'v4' | 'v2', rows: VariableRow[]): Promise<VariableRow[]> {
  const found = await libraryClasses(
    library,
    rows.map(([name]) => [name, 'variable']),
  );
  return found.map(({ name, support, native, notes }) => [
    name,
    encodeSupport(support),
    native.ios,
    notes,
  ]);
}

test('a class that reads variables works as soon as they have a value', async () => {
  const rows: VariableRow[] = [
    ['text-[--accent]', 'fff', 'color: var(--accent)', ['reads:--accent']],
    ['p-[var(--pad)]', 'fff', 'padding: var(--pad)', ['reads:--pad']],
    ['dark:bg-[--card]', 'fff', 'backgroundColor: var(--card)', ['reads:--card']],
    ['translate-x-[--x]', 'fff', 'transform: [{ translateX: var(--x) }]', ['reads:--x']],
    ['[text-align:var(--side)]', 'fff', 'textAlign: var(--side)', ['reads:--side']],
    [
      'bg-[hsl(var(--tint)/0.5)]',
      'fff',
      "backgroundColor: 'hsla(var(--tint), 0.5)'",
      ['reads:--tint'],
    ],
    // The result was computed with an example value.
    ['w-[calc(100%-var(--x))]', 'fff', "width: '89%'", ['reads:--x', 'values:--x: 11%']],
    ['m-[var(--x,4px)]', 'fff', 'margin: 4', ['reads:--x', 'fallback']],
    ['duration-[--speed]', 'f--', '', []],
    ['[--gap:10px]', 'fff', '--gap: 10', ['sets:--gap']],
    ['[--a_b:var(--c)]', 'fff', '--a_b: var(--c)', ['reads:--c', 'sets:--a_b']],
    ['ripple-[color:var(--c)]', '--f', '', ['reads:--c', 'prop']],
  ];
  expect(await variableRows('v4', rows)).toEqual(rows);
  const old: VariableRow[] = [
    ['text-[--accent]', 'fff', 'color: var(--accent)', ['inlines:--accent']],
    ['hover:opacity-[--fade]', 'fff', 'opacity: var(--fade)', ['inlines:--fade']],
    ['w-[calc(100%-var(--x))]', 'fff', "width: '89%'", ['inlines:--x', 'values:--x: 11%']],
    // NativeWind 2's compiler cuts off class names at a comma.
    ['m-[var(--x,4px)]', 'f--', '', []],
    ['[--gap:10px]', 'f--', '', []],
    // Tailwind 3.3 replaces the underscore with a space, and no variable name can contain a space.
    ['[font-family:var(--Dark_Ink)]', 'f--', '', []],
  ];
  expect(await variableRows('v2', old)).toEqual(old);
});

test('a result does not depend on other classes in the same request', long, async () => {
  const classes = [
    ...['[--x:10px]', 'p-[--x]', 'm-[--x] p-[--y]', 'divide-opacity-50', 'shadow-red-500'],
    ...['animate-[spin_2s]', 'animate-spin', 'hover:p-[--y]', 'w-[calc(1px+var(--x)+var(--y))]'],
  ];
  const request = (names: readonly string[]) =>
    names.map((name): [string, string] => [name, 'asked']);
  // Each request starts a process per platform, so `npm test` only tries two halves of one version and not
  // every single class.
  const parts = isLong
    ? classes.map((name) => [name])
    : [0, 1].map((half) => everyOther(classes, half));
  for (const library of rotatingSampleOf(libraryNames, 2)) {
    const together = await computeClasses(library, request(classes));
    for (const part of parts)
      expect(await computeClasses(library, request(part)), part.join()).toEqual(
        together.filter((_, index) => part.includes(classes[index] ?? '')),
      );
  }
});

/** Returns the items of an array whose indexes are even (`first` is 0) or odd (`first` is 1). */
function everyOther<T>(all: readonly T[], first: number): T[] {
  return all.filter((_, index) => index % 2 === first);
}

test('an animation needs keyframes', async () => {
  const rows: [name: string, support: string, why: string[]][] = [
    ['animate-[spin_3s_linear_infinite]', 'fff', []],
    ['animate-[wiggle_1s]', '---', ['keyframes:wiggle']],
    ['hover:animate-[wiggle_1s]', '---', ['keyframes:wiggle']],
    ['animate-[spin_1s,wiggle_2s]', 'ppp', ['keyframes:wiggle']],
    ['[animation-name:wiggle]', '---', ['keyframes:wiggle']],
    ['animate-none', 'fff', []],
  ];
  const found = await libraryClasses(
    'v4',
    rows.map(([name]) => [name, 'animation']),
  );
  expect(found.map(({ name, support, why }) => [name, encodeSupport(support), why])).toEqual(rows);
});

test('a class that crashes the version 2 compiler does not affect others', async () => {
  const [stopped, child, unknown, plain] = await libraryClasses('v2', [
    ['group-focus:blur-md', 'value'],
    ['divide-black/[17px]', 'value'],
    ['md:p-[theme(nope)]', 'value'],
    ['p-4', 'padding'],
  ]);
  expect(stopped).toMatchObject({
    status: 'web only',
    why: ["failed:Cannot read properties of undefined (reading 'toLowerCase')"],
  });
  expect(child).toMatchObject({ status: 'web only', native: { ios: '' } });
  expect(unknown).toMatchObject({ css: '' });
  expect(plain).toMatchObject({ status: 'full' });
});

test('placeholder classes work on the web only in version 2', async () => {
  const found = await libraryClasses('v2', [
    ['placeholder-slate-400', 'placeholderColor'],
    ['placeholder-[#fff]', 'placeholderColor'],
  ]);
  for (const { support, why } of found)
    expect([encodeSupport(support), why]).toEqual(['f--', ['part:placeholder']]);
});

test('version 2 passes props to shapes, computes hairline widths and ignores placeholders', async () => {
  const classes = await libraryClasses('v2', [
    ['fill-red-500', 'fill'],
    ['stroke-2', 'strokeWidth'],
    ['border-0.5', 'borderWidth'],
    ['divide-y-0.5', 'divideWidth'],
    ['placeholder-slate-400', 'placeholderColor'],
    ['basis-[20vh]', 'flexBasis'],
  ]);
  expect(classes.map(({ name, native, status }) => [name, native.ios, status])).toEqual([
    ['fill-red-500', 'fill="#ef4444"', 'full'],
    ['stroke-2', 'strokeWidth={2}', 'full'],
    [
      'border-0.5',
      'borderTopWidth: 0.5, borderRightWidth: 0.5, borderBottomWidth: 0.5, borderLeftWidth: 0.5',
      'native only',
    ],
    ['divide-y-0.5', 'children: { borderBottomWidth: 0, borderTopWidth: 0.5 }', 'native only'],
    ['placeholder-slate-400', '', 'web only'],
    ['basis-[20vh]', 'flexBasis: 160', 'full'],
  ]);
});
