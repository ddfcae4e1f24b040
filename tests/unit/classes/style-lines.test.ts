import { expect, test } from '@playwright/test';
import { splitStyle, toCssLines, toStyleLines } from '@/lib/classes/data/style-lines';

const css: [text: string, lines: string[]][] = [
  ['', []],
  ['gap: 1rem', ['gap: 1rem']],
  ['margin-left: auto; margin-right: auto', ['margin-left: auto', 'margin-right: auto']],
  ['&:hover { margin-top: -1rem }', ['&:hover {', '  margin-top: -1rem', '}']],
  ['background: url(a;b)', ['background: url(a;b)']],
  [
    '@keyframes spin { to { transform: rotate(360deg) } }; animation: spin 1s',
    [
      '@keyframes spin {',
      '  to {',
      '    transform: rotate(360deg)',
      '  }',
      '}',
      'animation: spin 1s',
    ],
  ],
];

for (const [text, lines] of css) {
  test(`CSS is split into declarations: ${text || 'nothing'}`, () => {
    expect(toCssLines(text)).toEqual(lines);
  });
}

const native: [text: string, lines: string[]][] = [
  ['', []],
  ['rowGap: 14, columnGap: 14', ['rowGap: 14', 'columnGap: 14']],
  [
    'shadowOffset: { width: 0, height: 4 }, shadowRadius: 10',
    ['shadowOffset: { width: 0, height: 4 }', 'shadowRadius: 10'],
  ],
  ["overflow: 'hidden'; numberOfLines={1}", ["overflow: 'hidden'", 'numberOfLines={1}']],
  [
    'transition property: color, opacity; transition duration: 150ms',
    ['transition property: color, opacity', 'transition duration: 150ms'],
  ],
];

for (const [text, lines] of native) {
  test(`a native style is split into properties: ${text || 'nothing'}`, () => {
    expect(toStyleLines(text)).toEqual(lines);
  });
}

for (const [style, ...parts] of [
  ['shadowOffset: { width: 0, height: 1 },', '{ width: 0, height: 1 },'],
  ["shadowColor: 'rgba(0, 0, 0, 0.1)',", "'rgba(0, 0, 0, 0.1)',"],
  ['box-shadow: 0px 1px 4px rgba(0, 0, 0, 0.35)', '0px 1px 4px', 'rgba(0, 0, 0, 0.35)'],
  ['box-shadow: 0 4px 6px -1px rgb(0 0 0 / 0.1)', '0 4px 6px -1px', 'rgb(0 0 0 / 0.1)'],
  ['--tw-drop-shadow: drop-shadow(0 1px rgb(0 0 0 / 0.05));', '0 1px', 'rgb(0 0 0 / 0.05));'],
  ['overflow: hidden'],
  ["flexDirection: 'column-reverse',", "'column-reverse',"],
  ['flex-direction: row-reverse', 'row-reverse'],
  ['touch-action: pan-x'],
  ['transition-timing-function: cubic-bezier(0.4, 0, 0.2, 1)', 'cubic-bezier(0.4, 0, 0.2, 1)'],
  ['numberOfLines={1…6}'],
  [' 0px…24rem', '0px…24rem'],
  ['font-variant-numeric: var(--tw-ordinal)', 'var(--tw-ordinal)'],
] as const) {
  test(`parts that stay on one line: ${style}`, () => {
    const all = splitStyle(style);
    expect(all.filter((_, index) => index % 2 === 1)).toEqual(parts);
    expect(all.join('')).toBe(style);
  });
}
