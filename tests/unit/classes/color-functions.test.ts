import { expect, test } from '@playwright/test';
import {
  toColorFunction,
  toColorJson,
  withColorFunctions,
} from '@/lib/classes/data/color-functions';

type Color = Parameters<typeof toColorJson>[0];

const withOpacity: Color = ({ opacityValue }) =>
  opacityValue === undefined ? 'rgb(var(--ink))' : `rgb(var(--ink) / ${opacityValue})`;

test('a color that is a function is the same function after JSON', () => {
  const colors: Color[] = [
    withOpacity,
    () => '#112233',
    ({ opacityValue = 1 }) => `rgb(1 2 3 / calc(${opacityValue} * 0.5))`,
    ({ opacityValue, opacityVariable }) => {
      if (opacityValue !== undefined) return `rgb(1 2 3 / ${opacityValue})`;
      return opacityVariable ? `rgb(1 2 3 / var(${opacityVariable}))` : 'rgb(1 2 3)';
    },
  ];
  for (const color of colors) {
    const copy = toColorFunction(JSON.parse(JSON.stringify(toColorJson(color))));
    const opacities = [{}, { opacityValue: '0.4' }, { opacityValue: 'var(--o, 1)' }];
    expect(opacities.map((opacity) => copy?.(opacity))).toEqual(opacities.map(color));
  }
  expect(toColorFunction(toColorJson(withOpacity))?.({ opacityValue: 0 })).toBe(
    'rgb(var(--ink) / 0)',
  );
});

test('a function that is not a color, or that computes with the opacity, has no JSON', () => {
  const others: Color[] = [
    () => undefined,
    () => ({}),
    () => {
      throw new Error('not a color');
    },
    ({ opacityValue }) => `rgb(1 2 3 / ${Number(opacityValue ?? 1) / 2})`,
    ({ opacityVariable }) => `rgb(1 2 3 / var(${opacityVariable}, 1))`,
  ];
  expect(others.map(toColorJson)).toEqual(others.map(() => undefined));
});

test('only colors in a theme are replaced with functions', () => {
  const { colors, fontSize, spacing } = withColorFunctions({
    colors: { ink: { DEFAULT: toColorJson(withOpacity), soft: '#123456' } },
    fontSize: { body: ['1rem', { lineHeight: '1.5' }] },
    spacing: null,
  });
  const { DEFAULT, soft } = Object(colors).ink;
  expect([DEFAULT({ opacityValue: 0.5 }), soft]).toEqual(['rgb(var(--ink) / 0.5)', '#123456']);
  expect([fontSize, spacing]).toEqual([{ body: ['1rem', { lineHeight: '1.5' }] }, null]);
  expect([[], ['#fff'], 'x', undefined].map(toColorFunction)).toEqual(Array(4).fill(undefined));
});
