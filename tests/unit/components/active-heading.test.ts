import { expect, test } from '@playwright/test';
import { activeHeading } from '@/components/page/toc/toc.element';

const passed = { passed: true, upper: true };
const upper = { passed: false, upper: true };
const lower = { passed: false, upper: false };

const cases: {
  name: string;
  states: Parameters<typeof activeHeading>[0];
  expected: number | null;
}[] = [
  {
    name: 'the first heading below the navbar, in the upper half',
    states: [passed, upper, lower],
    expected: 1,
  },
  { name: 'else the one before it', states: [passed, passed, lower], expected: 1 },
  { name: 'none above the first heading', states: [lower, lower], expected: null },
  { name: 'the last one when all have passed', states: [passed, passed], expected: 1 },
  { name: 'none on a page without headings', states: [], expected: null },
];

for (const { name, states, expected } of cases) {
  test(`TOC-04 the active heading is ${name}`, () => expect(activeHeading(states)).toBe(expected));
}
