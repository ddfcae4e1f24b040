import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const tokens = readFileSync('app/styles/tokens.css', 'utf8').split(':root[data-theme="dark"]');

test('the marks of the utility index have the colors of the tokens', () => {
  const marks = readFileSync('components/classes/lookup/utility-index.module.css', 'utf8').split(
    ':root[data-theme="dark"]',
  );
  for (const [index, css = ''] of tokens.entries()) {
    const textOf = (name: string) =>
      [css, ...tokens].flatMap(
        (source) => new RegExp(`--${name}:\\s*([^;]+);`).exec(source)?.[1] ?? [],
      )[0];
    const colorOf = (name: string): string | undefined => {
      const value = textOf(name);
      const [, other] = /^var\(--([\w-]+)\)$/.exec(value ?? '') ?? [];
      return other ? colorOf(other) : value;
    };
    const colorsOf = (mark: string) => {
      const url = new RegExp(`--${mark}: url\\("([^"]*)"\\)`).exec(marks[index] ?? '')?.[1] ?? '';
      return [...new Set(url.match(/(?<=%23)[\da-f]{6}/g))].map((hex) => `#${hex}`);
    };
    expect(colorsOf('full')).toEqual([colorOf('color-full')]);
    expect(colorsOf('partial')).toEqual([colorOf('color-partial')]);
    expect(colorsOf('none')).toEqual([colorOf('color-muted')]);
  }
});
