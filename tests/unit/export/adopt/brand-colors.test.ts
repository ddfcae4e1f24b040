import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { accentColors, assertReadable, withAccent } from '@/lib/export/adopt/brand-colors';
import { contrast, type Rgb } from '@/tests/support/contrast';

function toRgbOfHex(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const ratio = (one = '', other = '') => contrast(toRgbOfHex(one), toRgbOfHex(other));

test('a color that is too light is an error with the nearest color that passes', () => {
  const message =
    '--color is #ffcc00, with a contrast of 1.34 on #eef2f7 (--color-hover); it must be 4.5 or more. The nearest darker color that passes is #856a00.';
  expect(() => assertReadable('#ffcc00')).toThrow(message);
  expect(() => assertReadable('#856a00')).not.toThrow();
});

test('the accent colors of both themes are readable for every brand color that passes', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const passing = all.filter((color) => {
    try {
      assertReadable(color);
      return true;
    } catch {
      return false;
    }
  });
  expect(passing.length).toBeGreaterThan(40);
  const [headings, surfaces] = [
    { light: '#0b1324', dark: '#f3f6fc' },
    {
      light: ['#ffffff', '#f6f8fb', '#eef2f7'],
      dark: ['#0b1020', '#131a2e', '#0f1629', '#1a2340'],
    },
  ];
  for (const color of passing)
    for (const theme of ['light', 'dark'] as const) {
      const colors = accentColors(color)[theme];
      const what = `${color} in the ${theme} theme`;
      for (const name of ['color-accent', 'color-accent-hover']) {
        for (const surface of [...surfaces[theme], colors['color-accent-soft']])
          expect(ratio(colors[name], surface), what).toBeGreaterThanOrEqual(4.5);
        expect(ratio(colors['color-on-accent'], colors[name]), what).toBeGreaterThanOrEqual(4.5);
      }
      for (const name of ['color-accent-soft', 'color-selection'])
        expect(ratio(headings[theme], colors[name]), what).toBeGreaterThanOrEqual(7);
    }
});

test('only the accent colors of the tokens change, in each theme', () => {
  const before = readFileSync('app/styles/tokens.css', 'utf8').split('\n');
  const after = withAccent(before.join('\n'), '#7a2e8f').split('\n');
  expect(after.length).toBe(before.length);
  const changed = after.filter((line, index) => line !== before[index]).map((line) => line.trim());
  expect(changed).toEqual([
    '--color-accent: #7a2e8f;',
    '--color-accent-hover: #5c236b;',
    '--color-accent-soft: #f4eef6;',
    '--color-focus: #7a2e8f;',
    '--color-selection: #e4d5e9;',
    '--color-on-accent: #1a121b;',
    '--color-accent: #aa79b7;',
    '--color-accent-hover: #c8a8d0;',
    '--color-accent-soft: #232037;',
    '--color-focus: #aa79b7;',
    '--color-selection: #2e2741;',
  ]);
});
