import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const tokens = readFileSync('app/styles/tokens.css', 'utf8').split(':root[data-theme="dark"]');

test('the marks of the utility index have the colors of the tokens', () => {
  const marks = readFileSync('components/classes/lookup/utility-index.module.css', 'utf8').split(
    ':root[data-theme="dark"]',
  );
  expect(tokens[0]).toContain('--color-full: var(--color-tip);');
  for (const [index, css = ''] of tokens.entries()) {
    const colorOf = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
    const colorsOf = (mark: string) => {
      const url = new RegExp(`--${mark}: url\\("([^"]*)"\\)`).exec(marks[index] ?? '')?.[1] ?? '';
      return [...new Set(url.match(/(?<=%23)[\da-f]{6}/g))].map((hex) => `#${hex}`);
    };
    expect(colorsOf('full')).toEqual([colorOf('color-tip')]);
    expect(colorsOf('partial')).toEqual([colorOf('color-partial')]);
    expect(colorsOf('none')).toEqual([colorOf('color-muted')]);
  }
});
