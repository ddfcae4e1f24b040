import { expect, test } from '@playwright/test';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { toNativeClasses, unknownBases } from '@/lib/player/native-class';
import { toNativeList, toNativeTable } from '@/lib/player/native-table';

const padding: ClassSupport = {
  name: 'p-4',
  plugin: 'padding',
  css: 'padding: 1rem',
  native: { ios: 'padding: 14', android: 'padding: 14' },
  support: { web: 'full', ios: 'full', android: 'full' },
  status: 'full',
  why: [],
  notes: [],
};
const known = new Map([[padding.name, padding]]);
const classes = toNativeClasses(['ios:p-4', 'active:p-4', 'p-[<b>]'], known);

test('a table shows the result of a class on both platforms and marks unchecked classes', () => {
  const rows = toNativeTable(classes).split('<tr>').slice(2);
  expect(rows[0]).toContain('<td><code>padding: 14</code></td><td><span>no effect</span></td>');
  expect(rows[1]).toContain('<small>when active</small>');
  expect(rows[1]).toContain(`${'<td><code>padding: 14</code></td>'.repeat(2)}</tr>`);
  expect(rows[2]).toContain('<code>p-[&lt;b>]</code>');
  expect(rows[2]).toContain('<td><span>not checked yet</span></td>');
});

test('long property names can wrap, and values cannot', () => {
  const native = { ios: "borderTopColor: 'aB'", android: "borderTopColor: 'aB'" };
  const [item] = toNativeClasses(['p-4'], new Map([['p-4', { ...padding, native }]]));
  expect(item && toNativeTable([item])).toContain("<code>border<wbr>Top<wbr>Color: 'aB'</code>");
});

test('platforms share a column if all classes do the same on both', () => {
  const [head, row] = toNativeTable(classes.slice(1)).split('<tr>').slice(1);
  expect(head).toContain('<th scope="col">iOS and Android</th></tr>');
  expect(row?.match(/<td>/g)).toHaveLength(1);
});

test('a list shows the results of one platform', () => {
  const list = toNativeList(classes, 'android');
  expect(list).toContain('<dt><code>ios:p-4</code></dt><dd><span>no effect</span></dd>');
  expect(list).toContain('<dd><code>padding: 14</code></dd>');
});

test('unknown classes are listed once and without their variants', () => {
  expect(unknownBases(['p-4', 'm-[3px]', 'active:m-[3px]'], known)).toEqual(['m-[3px]']);
});
