import { expect, test } from '@playwright/test';
import { NOTHING, type Observed } from '@/lib/classes/computation/observe-class';
import { toClassSupport } from '@/lib/classes/computation/to-class-support';
import { notesOf } from '@/lib/classes/data/reasons';

const observed = (color: string, more: Partial<Observed> = {}): Observed => ({
  ...NOTHING,
  style: { color },
  ...more,
});
const inDark = (color: string): Pick<Observed, 'dark'> => ({
  dark: { style: { color }, props: {} },
});
const remarksOf = (ios: Observed, android: Observed) => {
  const observation = { name: 'text-ink', plugin: 'app', css: 'color: red', ios, android };
  return notesOf(
    toClassSupport(observation, () => true),
    [],
  );
};

test('remarks name the platform if the style in dark mode is different there', () => {
  const rows: [ios: Observed, android: Observed, remarks: string[]][] = [
    [
      observed('#111', inDark('#eee')),
      observed('#111', inDark('#eee')),
      ["In dark mode: color: '#eee'."],
    ],
    [
      observed('#111', inDark('#eee')),
      observed('#222', inDark('#ddd')),
      ["In dark mode on iOS: color: '#eee'.", "In dark mode on Android: color: '#ddd'."],
    ],
    [observed('#111', inDark('#eee')), observed('#111'), ["In dark mode on iOS: color: '#eee'."]],
    [
      observed('#111'),
      observed('#111', inDark('#ddd')),
      ["In dark mode on Android: color: '#ddd'."],
    ],
    [observed('#111', inDark('#eee')), NOTHING, ["In dark mode: color: '#eee'."]],
    [NOTHING, observed('#111', inDark('#ddd')), ["In dark mode: color: '#ddd'."]],
  ];
  for (const [ios, android, remarks] of rows) expect(remarksOf(ios, android)).toEqual(remarks);
});

test('the style in dark mode has only what the platform uses', () => {
  const shadow = (color: string) => ({ shadowColor: color, shadowRadius: 2, elevation: 3 });
  const both: Observed = {
    ...NOTHING,
    style: shadow('#111'),
    dark: { style: shadow('#eee'), props: {} },
  };
  expect(remarksOf(both, both)).toEqual([
    "In dark mode on iOS: shadowColor: '#eee', shadowRadius: 2.",
    "In dark mode on Android: shadowColor: '#eee', elevation: 3.",
  ]);
});

test('remarks contain the variables that a class reads on either platform', () => {
  const ios = observed('#111', { depends: ['root:--ink is 1', 'reads:--tone'] });
  const android = observed('#111', {
    depends: ['root:--android-ink is 2', 'reads:--tone, --mark'],
  });
  expect(remarksOf(ios, android)).toEqual([
    'In your CSS, --ink is 1.',
    'In your CSS, --android-ink is 2.',
    'Reads the variables --tone and --mark; set them with vars() or in :root.',
  ]);
});
