import { expect, test } from '@playwright/test';
import { reportText } from '../../../support/mdx';

const indented = (count: number) =>
  Array.from({ length: count }, (_, level) => `${'  '.repeat(level)}- x`).join('\n');
const notices = (count: number) => {
  const opening = Array.from({ length: count }, (_, level) =>
    ':::note'.padStart(count + 6 - level, ':'),
  );
  return [...opening, 'x', ...opening.map((mark) => mark.replace('note', '')).reverse()].join('\n');
};

const tags = (count: number) => `a ${'<b>'.repeat(count)}x${'</b>'.repeat(count)}`;

/**
 * Functions that return text with `count` levels of nesting, each with the position where 150 levels are
 * reported.
 */
const kinds: [name: string, write: (count: number) => string, place: string][] = [
  ['quotes', (count) => `${'>'.repeat(count)}x`, '6:101'],
  ['lists in one line', (count) => `${'- '.repeat(count)}x`, '6:1'],
  ['notices', notices, '106:1'],
  ['tags', tags, '6:300'],
  ['marks', (count) => `${'**a _b '.repeat(count)}x${'_ **'.repeat(count)}`, '6:692'],
];

test('a page can have a hundred levels, and more are reported at their line', async () => {
  const report = (place: string) =>
    `page.mdx:${place}  More than 100 levels are nested inside each other\n  Expected at most 100 levels of quotes, lists, notices, tags, and marks, and no line that starts with more than 200 markers and spaces.\n  Split the page, or use fewer levels.`;
  for (const [name, write, place] of kinds) {
    expect(await reportText(write(40)), name).toBe('');
    expect(await reportText(write(150)), name).toBe(report(place));
  }
  const deep = `\`\`\`text\n${' '.repeat(300)}x\n\`\`\``;
  expect(await reportText(deep), 'code that stands far to the right').toBe('');
  expect(await reportText(indented(2000)), 'more than can be parsed in time').toBe(report('106:1'));
  expect(await reportText(tags(20_000)), 'more than the parser has stack for').toBe(report('6:1'));
});
