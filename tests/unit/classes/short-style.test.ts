import { expect, test } from '@playwright/test';
import { libraryData } from '@/lib/classes/data/class-store';
import { plainCss, shortCss } from '@/lib/classes/data/short-style';

const { classes } = libraryData('lib/classes/data/v4.json');

/** Returns the CSS of a class in the class data of v4. */
function cssOf(name: string): string {
  const found = classes.find((item) => item.name === name);
  if (!found) throw new Error(`There is no class ${name}`);
  return found.css;
}

for (const [name, expected] of [
  ['p-4', 'padding: 1rem'],
  ['bg-black', 'background-color: rgb(0 0 0)'],
  ['shadow-md', 'box-shadow: 0px 3px 10px rgba(0, 0, 0, 0.35)'],
  ['ring-2', 'box-shadow: 0 0 0 2px var(--tw-ring-color)'],
  ['translate-x-4', 'transform: translate(1rem, 0)'],
  ['-rotate-1', 'transform: rotate(-1deg)'],
  ['scale-50', 'transform: scaleX(.5) scaleY(.5)'],
  ['blur-sm', 'filter: blur(4px)'],
  ['blur-none', 'filter: none'],
  ['backdrop-blur-sm', 'backdrop-filter: blur(4px)'],
  ['border-spacing-x-2', 'border-spacing: 0.5rem 0'],
  ['touch-pan-x', 'touch-action: pan-x'],
  ['ordinal', 'font-variant-numeric: ordinal'],
  ['contain-layout', 'contain: layout'],
  ['content-none', 'content: none'],
  ['content-center', 'align-content: center'],
] as const) {
  test(`the CSS of ${name} is shown as ${expected}`, () => {
    expect(plainCss(cssOf(name))).toBe(expected);
    expect(shortCss(cssOf(name))).toBe(expected);
  });
}

test('a class that gives no value to the variables of its property keeps them, shortened in tables', () => {
  for (const [name, property] of [
    ['filter', 'filter'],
    ['transform', 'transform'],
    ['backdrop-filter', 'backdrop-filter'],
  ] as const) {
    expect(plainCss(cssOf(name))).toContain(`${property}: `);
    expect(plainCss(cssOf(name))).toContain('var(--tw-');
    expect(shortCss(cssOf(name))).toBe(`${property}: …`);
  }
});
