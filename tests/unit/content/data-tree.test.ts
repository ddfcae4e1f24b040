import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { authorSite, pageText } from '../../support/author-site';

const cyclic = '\n  Expected a tree in which no value contains itself.\n  Remove ';
const deep =
  'Lists and objects are nested more than 40 levels deep\n  Expected at most 40. Each level of sidebar categories takes two.\n  Move the inner items to a higher level.';
const written = (levels: number) =>
  `export default [\n${"{ type: 'category', label: 'A', items: [".repeat(levels)}'guides/old'${']}'.repeat(levels)}];\n`;
const built = (levels: number) => `let item: object | string = 'guides/old';
for (let level = 0; level < ${levels}; level += 1)
  item = { type: 'category', label: 'Level', items: [item] };
export default [item];
`;

const sidebars: [name: string, source: string, report: string][] = [
  ['fifteen levels, written', written(15), ''],
  ['fifteen levels, built', built(15), ''],
  [
    'a list used twice, but not inside itself',
    `const items = [{ type: 'link', label: 'A', href: 'https://example.com/' }];
export default ['guides/old', { type: 'category', label: 'B', items }, { type: 'category', label: 'C', items }];`,
    '',
  ],
  [
    'a category in its own items',
    `const tools = { type: 'category', label: 'Tools', items: ['guides/old'] };
tools.items.push(tools as never);
export default ['index', tools];
`,
    `:1:42  The data contains itself: [1].items[1] is [1]${cyclic}[1].items[1], or replace it with a copy that does not contain it.`,
  ],
  [
    'the whole sidebar in a category',
    `const items: object[] = [];
items.push({ type: 'category', items });
export default items;
`,
    `:2:32  The data contains itself: [0].items is the default export${cyclic}[0].items, or replace it with a copy that does not contain it.`,
  ],
  ['thousands of levels, built', built(20_000), `:3:37  ${deep}`],
  ['thousands of levels, written', written(20_000), `:2:800  ${deep}`],
];

for (const [name, source, report] of sidebars) {
  test(`a sidebar.ts with ${name} ${report ? 'is reported at its place' : 'has no mistakes'}`, () => {
    const file = 'content/docs/v4/sidebar.ts';
    // This site is outside the project, because these files would also overflow the type checker's stack.
    const site = authorSite(mkdtempSync(join(tmpdir(), 'site-')), {
      [file]: source,
      'content/docs/v4/index.mdx': pageText('Home.', 'title: A page\nunlisted: true'),
      'content/docs/v4/guides/old.mdx': pageText('## X', 'title: Old\nicon: star'),
    });
    const other = 'content/docs/v4/guides/old.mdx:3:1  icon is not a known key';
    const errors = formatErrors(site.read().errors);
    expect(errors.split('\n\n').slice(1).join('\n\n')).toBe(report && `${file}${report}`);
    expect(errors).toContain(other);
  });
}
