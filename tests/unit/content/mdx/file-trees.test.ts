import { expect, test } from '@playwright/test';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { compileText, reportText } from '../../../support/mdx';

const tree = (list: string) => `<FileTree>\n\n${list}\n\n</FileTree>`;

type Forms = Parameters<typeof toMarkdown>[1]['forms'];

const forms: Forms = { FileTree: (node, serialize) => serialize(node.children) };

/** Returns the Markdown of a file tree. */
async function markdownOf(list: string): Promise<string> {
  const { tree: root } = await compileText(tree(list));
  return toMarkdown(root, { forms, toUrl: (url) => url });
}

const trees: [name: string, list: string, markdown: string][] = [
  [
    'folders, files, and comments',
    '- src/ all code\n  - app/\n    - _layout.tsx  the *first* file\n- app.json',
    '- `src/` all code\n  - `app/`\n    - `_layout.tsx` the *first* file\n- `app.json`',
  ],
  ['a bold name', '- **App.tsx** see `className`', '- **`App.tsx`** see `className`'],
  ['names in code', '- `[id].tsx`\n- (tabs)/ all `x`', '- `[id].tsx`\n- `(tabs)/` all `x`'],
  ['a name with a space', '- **My App/** an app', '- **`My App/`** an app'],
  ['blank lines between items', '- a/\n\n  - b\n\n- c', '- `a/`\n  - `b`\n- `c`'],
  ['a comment that starts with markup', '- a.ts *new*', '- `a.ts` *new*'],
];

for (const [name, list, markdown] of trees) {
  test(`a file tree can have ${name}`, async () => {
    expect(await markdownOf(list)).toBe(markdown);
  });
}

test('a file tree is rendered as a nested list, and its text is found by the search', async () => {
  const { code, sections } = await compileText(tree('- src/\n  - **a.ts** is new'));
  expect(code.match(/_components\.ul,/g)).toHaveLength(2);
  expect(code).not.toContain('_components.p,');
  expect(sections[0]?.text).toBe('src/ a.ts is new');
});

const mistakes: [name: string, text: string, report: string][] = [
  [
    'no list',
    '<FileTree>\n\n</FileTree>',
    'page.mdx:6:1  <FileTree> contains no list\n  Expected a list of files, such as - app.json.',
  ],
  [
    'something other than a list',
    '<FileTree>\n\n- a.ts\n\nText.\n\n</FileTree>',
    'page.mdx:10:1  <FileTree> contains something other than one list: a paragraph\n  Move it out of <FileTree>.',
  ],
  [
    'a numbered list',
    tree('1. a.ts'),
    'page.mdx:8:1  The list in <FileTree> is numbered\n  Expected a list of files, such as - app.json.',
  ],
  ...['-', '- [a](/x)', '- > a', '- [ ] a'].map((item): [string, string, string] => [
    `the item ${item}`,
    tree(item),
    'page.mdx:8:1  An item of <FileTree> has no name\n  Expected the name of a file or folder first, as in - src/ or - **app.json** comment.',
  ]),
  [
    'a file that contains files',
    tree('- src/\n  - app\n    - a.ts'),
    'page.mdx:9:3  app contains files, but is not the name of a folder\n  Expected app/.',
  ],
  [
    'the same name twice',
    tree('- a.ts\n- b/\n  - a.ts\n- a.ts'),
    'page.mdx:11:1  Two items of a folder are a.ts',
  ],
  [
    'a name with a colon',
    tree('- a.ts: the app'),
    'page.mdx:8:1  The name a.ts: ends with a punctuation mark\n  Expected a space between the name and its comment.',
  ],
  [
    'a second paragraph in an item',
    tree('- a/\n\n  Text.\n\n  - b.ts'),
    'page.mdx:10:3  The item a/ of <FileTree> contains a paragraph\n  Expected a name, a comment on the same line, and one list for the files of a folder.',
  ],
  [
    'words around it',
    'A <FileTree>tree</FileTree> here.',
    'page.mdx:6:3  <FileTree> is in a sentence\n  Expected lines of its own.',
  ],
];

for (const [name, text, report] of mistakes) {
  test(`a file tree with ${name} is reported`, async () => {
    expect(await reportText(text)).toBe(report);
  });
}
