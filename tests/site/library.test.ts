import { expect, test } from '@playwright/test';
import { transferSize } from '@/lib/export/build/compress-files';
import { NEEDS_WHOLE } from '@/lib/player/library/library-question';
import { libraryClasses } from '../support/library-answers';
import {
  askAsPagesDo,
  exportedLibrary,
  startLibrary,
  startOldLibrary,
} from '../support/library-worker';
import { isLong, long, rotatingSampleOf } from '../support/long';
import { siteIn } from '../support/site';

/** Classes with rare properties and values, which need the full parser. */
const RARE = [
  '[mask-border-source:linear-gradient(red,blue)]',
  '[view-transition-name:card]',
  '[clip-path:polygon(0_0,10px_10px)]',
  'border-s-white/[var(--alpha)]',
  'divide-black/[17px]',
];

const arbitrary = [
  'p-[3px]',
  'w-[37%]',
  'h-[10vh]',
  'm-[-1.5rem]',
  'text-[#334155]',
  'text-[17px]',
  'text-[length:var(--size)]',
  'leading-[1.4]',
  'tracking-[0.2em]',
  'font-[Georgia]',
  'font-[650]',
  'bg-[rgb(10,20,30)]',
  'bg-[hsl(200,50%,50%)]',
  'bg-[url(a.png)]',
  'bg-slate-900/35',
  'border-[3px]',
  'border-[teal]',
  'rounded-[11px]',
  'rounded-t-[5%]',
  'opacity-[0.35]',
  'gap-[7px]',
  'grid-cols-[1fr_2fr]',
  'aspect-[4/3]',
  'flex-[2]',
  'basis-[33%]',
  'order-[7]',
  'z-[55]',
  'top-[-4px]',
  'inset-x-[10%]',
  'translate-x-[13px]',
  '-translate-y-[20%]',
  'rotate-[13deg]',
  'scale-[1.35]',
  'skew-y-[4deg]',
  'origin-[10%_20%]',
  'shadow-[0_2px_6px_#0008]',
  'shadow-[#b45309]',
  'elevation-[5]',
  'blur-[2px]',
  'transition-[height]',
  'duration-[340ms]',
  'ease-[cubic-bezier(0.1,0.7,1,0.1)]',
  'animate-[spin_3s_linear_infinite]',
  'line-clamp-[7]',
  'decoration-[#f00]',
  'caret-[tomato]',
  'fill-[#0f0]',
  'stroke-[3]',
  'ripple-[#123456]',
  'thumb-[#123456]',
  '[display:none]',
  '[margin:3px_4px]',
  '[--size:12px]',
  'columns-[3]',
  'content-["x"]',
  'p-[theme(spacing.4)]',
  'rotate-[1.5rad]',
  'ripple-[color:var(--c)]',
  '[rotate:center]',
  '[fill:#b45309]',
  'nothing-[3px]',
];

/** Lists of classes in which one overrides others. */
const lists = ['p-4 pt-2', 'hidden flex', '!p-2 px-3 p-4', 'bg-red-500 bg-blue-500/50'];

test('the browser worker and the library in Node agree on values of every kind', long, async () => {
  test.setTimeout(600_000);
  const { classes, variants } = siteIn().classes('current');
  const core = rotatingSampleOf(classes, 240, 5).map(({ name }) => name);
  const behind = rotatingSampleOf(variants, 12).map(({ name }) => `dark:${name}:p-[7px]`);
  const names = [...arbitrary, ...behind, ...lists, ...core];
  expect(core.length).toBeGreaterThan(isLong ? 2000 : 70);
  const found = await askAsPagesDo(startLibrary(), names);
  const node = await libraryClasses(
    'v4',
    names.map((name) => [name, 'arbitrary']),
  );
  expect(found.map((item) => ({ ...item }))).toEqual(node);
});

test('the library is at most 700 KB until a class needs the full parser', async () => {
  test.setTimeout(600_000);
  const { script, parsers } = exportedLibrary('v4');
  const [trimmed = Buffer.alloc(0), full] = parsers;
  expect(full?.length).toBeGreaterThan(trimmed.length);
  const ofScript = await transferSize('library.js', script);
  const ofParser = await transferSize('parser.wasm', trimmed);
  expect(ofParser).toBeGreaterThan(100_000);
  expect(ofScript + ofParser).toBeLessThan(700_000);
  const ask = startLibrary();
  await expect(ask(RARE)).rejects.toThrow(NEEDS_WHOLE);
  // After that error the worker still handles other classes.
  expect((await ask(['p-[3px]'])).map(({ native }) => native.ios)).toEqual(['padding: 3']);
  const node = await libraryClasses(
    'v4',
    RARE.map((name) => [name, 'arbitrary']),
  );
  expect((await ask(RARE, true)).map((item) => ({ ...item }))).toEqual(node);
});

test('the version 2 worker and its library in Node agree', async () => {
  test.setTimeout(600_000);
  const ask = startOldLibrary();
  const names = [
    ...arbitrary,
    ...['p-4', 'bg-red-500/50', 'text-sm/6', 'grid-cols-3', 'divide-x-2'],
    ...['dark:hover:p-4', 'first:hover:p-4', 'ios:md:p-4', 'peer-hover:dark:p-4', ...lists],
    ...['group-focus:blur-md', 'aria-pressed:grayscale', 'divide-black/[17px]'],
  ];
  const node = await libraryClasses(
    'v2',
    names.map((name) => [name, 'arbitrary']),
  );
  expect((await ask(names)).map((item) => ({ ...item }))).toEqual(node);
});
