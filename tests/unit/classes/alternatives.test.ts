import { expect, test } from '@playwright/test';
import {
  alternativesOf,
  alternativeTo,
  classesIn,
  elementsIn,
  type SupportData,
  toSupportData,
} from '@/lib/classes/data/alternatives';
import { siteIn } from '../../support/site';

function dataOf(version: 'current' | 'v2'): SupportData & { names: string[] } {
  const classes = siteIn().classes(version);
  return { names: [...classes.byName.keys()], ...toSupportData(classes) };
}

const rows: [name: string, sentence: string | undefined][] = [
  ['grid-cols-3', '`flex-row flex-wrap` + `basis-1/3` on each child'],
  ['grid-cols-7', undefined],
  ['md:grid-cols-3', '`md:flex-row md:flex-wrap` + `md:basis-1/3` on each child'],
  ['peer-checked:grid-cols-3', undefined],
  ['first:grid-cols-3', undefined],
  ['ios:grid-cols-3', undefined],
  ['!grid-cols-3', undefined],
  ['space-y-0.5', '`gap-y-0.5`'],
  ['-space-x-4', '`-ml-4` on each child but the first'],
  ['space-x-reverse', undefined],
  ['divide-x-2', '`border-l-2` on each child but the first'],
  ['divide-slate-200', '`border-slate-200` on each child but the first'],
  ['divide-opacity-50', undefined],
  ['min-h-dvh', '`min-h-screen`'],
  ['bg-opacity-50', '`bg-black/50` with your color'],
  ['truncate', '`line-clamp-1`'],
  ['placeholder-red-500', '`placeholder:text-red-500`'],
  ['object-fill', '`<Image resizeMode="stretch" />`'],
  ['md:object-fill', undefined],
  [
    'origin-top-left',
    "`<View style={{ transformOrigin: 'top left' }} />` with React Native 0.73 or newer",
  ],
  ['p-4', undefined],
  ['blur', undefined],
  ['no-such-class', undefined],
];

for (const [name, sentence] of rows) {
  test(`the alternative to ${name} is ${sentence ?? 'unknown'}`, () => {
    expect(alternativeTo(name, dataOf('current'))).toBe(sentence);
  });
}

test('v2 supports space-x, so there is no alternative to it', () => {
  expect(alternativeTo('space-x-4', dataOf('v2'))).toBeUndefined();
});

test('native lacks every class with an alternative, and fully supports the classes of the alternative', () => {
  const data = dataOf('current');
  const found = data.names.flatMap((name) => {
    const sentence = alternativeTo(name, data);
    return sentence ? [{ name, sentence }] : [];
  });
  expect(found.length).toBeGreaterThan(700);
  const isFull = (name: string) => {
    const { ios, android } = data.supportOf(name) ?? {};
    return ios === 'full' && android === 'full';
  };
  for (const { name, sentence } of found) {
    expect(isFull(name), name).toBe(false);
    for (const part of classesIn(sentence)) {
      const base = part.replace(/^placeholder:|\/\d+$/g, '');
      expect(isFull(base), `${name}: ${part}`).toBe(true);
    }
    expect(classesIn(sentence).length + elementsIn(sentence).length, name).toBeGreaterThan(0);
  }
});

test('the list of alternatives has one class of each kind', () => {
  const list = alternativesOf(dataOf('current').names, dataOf('current'));
  expect(list.length).toBeGreaterThan(40);
  expect(new Map(list).get('grid-cols-2')).toBe('`flex-row flex-wrap` + `basis-1/2` on each child');
});
