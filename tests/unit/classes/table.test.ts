import { expect, test } from '@playwright/test';
import { toClassTable } from '@/lib/classes/class-rows';
import { toTableMarkdown } from '@/lib/classes/table-text';

const labels = (plugin: string, version: 'current' | 'v2' = 'current') =>
  toClassTable(version, { plugin }).rows.map(({ label }) => label);

const row = (plugin: string, label: string, version: 'current' | 'v2' = 'current') =>
  toClassTable(version, { plugin }).rows.find((candidate) => candidate.label === label);

test('a scale is one row, other classes are rows of their own', () => {
  expect(labels('gap')).toEqual(['gap-{0…96}', 'gap-x-{0…96}', 'gap-y-{0…96}']);
  expect(labels('zIndex')).toEqual(['z-{0…50}', 'z-auto', '-z-{0…50}']);
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

test('the same steps are listed once', () => {
  expect(row('gap', 'gap-x-{0…96}')?.sameAs).toBe('gap-{0…96}');
  expect(row('zIndex', '-z-{0…50}')?.sameAs).toBe('z-{0…50}');
});

test('colors are one row with all their classes', () => {
  expect(labels('backgroundColor')).toEqual(['bg-inherit', 'bg-current', 'bg-{color}']);
  expect(row('backgroundColor', 'bg-{color}')?.members).toHaveLength(245);
});

test('what is partial says why', () => {
  expect(row('textOverflow', 'truncate')?.remarks).toEqual([
    'Native ignores text-overflow, white-space.',
  ]);
  expect(row('animation', 'animate-ping')?.remarks[0]).toBe('Native ignores scale.');
  expect(row('transitionProperty', 'transition-shadow')?.remarks).toEqual([
    'No class sets boxShadow on native, so there is nothing to animate.',
  ]);
});

test('what React Native rejects is not called supported', () => {
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

test('a class that the other version treats otherwise says how', () => {
  expect(row('animation', 'animate-spin')?.change).toBe('v2: web only');
  expect(row('animation', 'animate-spin', 'v2')?.change).toBe('v4: full');
  expect(row('gap', 'gap-{0…96}')?.change).toBe('');
});

test('the Markdown form has a line for each row and names the library', () => {
  const text = toTableMarkdown(toClassTable('current', { classes: 'truncate' }));
  expect(text).toContain(
    "| `truncate` | `overflow: hidden; text-overflow: ellipsis; white-space: nowrap` | `overflow: 'hidden'` | Partial (Web: full, iOS: partial, Android: partial) Native ignores text-overflow, white-space. |",
  );
  expect(text).toMatch(/Computed from NativeWind \d+\.\d+\.\d+, .* Full means/);
});
