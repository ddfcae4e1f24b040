import { expect, test } from '@playwright/test';
import { typicalClass } from '@/lib/classes/data/typical-class';

const rows: [classes: string, typical: string | undefined][] = [
  ['p-0 p-2 p-4 p-40', 'p-4'],
  ['rounded-sm rounded-lg rounded-full', 'rounded-lg'],
  ['bg-inherit bg-red-50 bg-red-500', 'bg-red-500'],
  ['bg-slate-500 bg-sky-500 bg-rose-500', 'bg-sky-500'],
  ['text-sky-500 text-sky-600 text-rose-500', 'text-sky-600'],
  ['opacity-0 opacity-5 opacity-50', 'opacity-50'],
  ['rotate-0 rotate-2 rotate-45', 'rotate-45'],
  ['font-thin font-bold', 'font-bold'],
  ['underline no-underline', 'underline'],
  ['', undefined],
];

for (const [classes, typical] of rows) {
  test(`the typical class of "${classes}" is ${typical ?? 'missing'}`, () => {
    const items = classes.split(' ').filter(Boolean);
    expect(typicalClass(items.map((name) => ({ name })))?.name).toBe(typical);
  });
}
