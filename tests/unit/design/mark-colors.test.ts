import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const tokens = readFileSync('app/styles/tokens.css', 'utf8').split(':root[data-theme="dark"]');

/** Returns the color of a token in the light theme (0) or the dark theme (1). */
function colorOf(name: string, theme: number): string | undefined {
  const [value] = [tokens[theme] ?? '', ...tokens].flatMap(
    (source) => new RegExp(`--${name}:\\s*([^;]+);`).exec(source)?.[1] ?? [],
  );
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value ?? '') ?? [];
  return other ? colorOf(other, theme) : value;
}

test('the logo has the colors of the platforms', () => {
  for (const [theme, file] of ['mark', 'mark-dark'].entries()) {
    const logo = readFileSync(`public/img/${file}.svg`, 'utf8');
    expect(logo.match(/(?<=stroke=")#[\da-f]{6}/g)).toEqual(
      ['ios', 'android', 'web'].map((platform) => colorOf(`color-${platform}`, theme)),
    );
  }
});

test('the marks of the utility index have the colors of the tokens', () => {
  const marks = readFileSync('components/classes/lookup/utility-index.module.css', 'utf8').split(
    ':root[data-theme="dark"]',
  );
  for (const index of tokens.keys()) {
    const colorsOf = (mark: string) => {
      const url = new RegExp(`--${mark}: url\\("([^"]*)"\\)`).exec(marks[index] ?? '')?.[1] ?? '';
      return [...new Set(url.match(/(?<=%23)[\da-f]{6}/g))].map((hex) => `#${hex}`);
    };
    expect(colorsOf('full')).toEqual([colorOf('color-full', index)]);
    expect(colorsOf('partial')).toEqual([colorOf('color-partial', index)]);
    expect(colorsOf('none')).toEqual([colorOf('color-muted', index)]);
  }
});
