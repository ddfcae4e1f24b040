import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { contrast, type Rgb } from '@/tests/support/contrast';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const [lightCss = '', darkCss = ''] = css.split(':root[data-theme="dark"]');
const light = toTokens(lightCss);
const themes = { light, dark: { ...light, ...toTokens(darkCss) } };

/** Foreground colors, background colors, and minimum contrast of each color combination in the design. */
const promises: [foregrounds: string[], backgrounds: string[], least: number][] = [
  [['color-text', 'color-heading'], ['color-bg', 'color-raised', 'color-sunken', 'color-hover'], 7],
  [['color-heading'], ['color-selection', 'color-accent-soft'], 7],
  [['color-muted'], ['color-bg', 'color-raised', 'color-sunken', 'color-hover'], 4.5],
  [
    ['color-accent', 'color-accent-hover'],
    ['color-bg', 'color-raised', 'color-sunken', 'color-hover', 'color-accent-soft'],
    4.5,
  ],
  [['color-on-accent'], ['color-accent', 'color-accent-hover'], 4.5],
  [['color-border-strong', 'color-focus'], ['color-bg', 'color-raised', 'color-sunken'], 3],
  [
    ['color-full', 'color-partial', 'color-muted'],
    ['color-bg', 'color-sunken', 'color-warning-soft'],
    4.5,
  ],
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((notice): typeof promises => [
    [[`color-${notice}`], [`color-${notice}-soft`, 'color-bg'], 4.5],
    [['color-text'], [`color-${notice}-soft`], 7],
  ]),
  [
    'text comment keyword string function constant tag attribute'
      .split(' ')
      .map((hue) => `code-${hue}`),
    ['code-bg', 'code-highlight', 'code-inserted', 'code-deleted'],
    4.5,
  ],
  [['diagram-line', 'diagram-accent'], ['color-bg', 'diagram-fill'], 3],
];

for (const [theme, tokens] of Object.entries(themes)) {
  test(`the ${theme} theme meets its contrast requirements`, () => {
    const broken = promises.flatMap(([foregrounds, backgrounds, least]) =>
      foregrounds.flatMap((foreground) =>
        backgrounds
          .map((background) => ({
            pair: `${foreground} on ${background}`,
            ratio: contrast(color(tokens, foreground), color(tokens, background)),
            least,
          }))
          .filter(({ ratio }) => ratio < least)
          .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)} < ${least}`),
      ),
    );
    expect(broken).toEqual([]);
  });
}

test('both themes define the same colors, except for those that refer to others', () => {
  const colors = (source: string) =>
    Object.entries(toTokens(source))
      .filter(([name, value]) => /^(color|code|diagram)-/.test(name) && value.startsWith('#'))
      .map(([name]) => name);
  expect(colors(darkCss)).toEqual(colors(lightCss));
});

function toTokens(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function color(tokens: Record<string, string>, name: string): Rgb {
  const value = tokens[name];
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value ?? '') ?? [];
  if (other) return color(tokens, other);
  if (!value?.startsWith('#')) throw new Error(`--${name} is not a plain color: ${value}`);
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
