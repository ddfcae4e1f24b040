import { expect, test } from '@playwright/test';
import { compileText } from '../../../support/mdx';

const ids: [string, string, string[]][] = [
  ['slugs', '## Hello, World!\n\n### A `code` bit', ['hello-world', 'a-code-bit']],
  ['suffixes', '## A\n\n## A\n\n### A', ['a', 'a-1', 'a-2']],
  ['custom ids', '## A {#first}\n\n## B', ['first', 'b']],
  ['no id that is a custom id elsewhere', '## A {#b}\n\n## B', ['b', 'b-1']],
  ['letters of all languages', '## Überblick 中文', ['überblick-中文']],
];

for (const [name, text, expected] of ids) {
  test(`HEAD-04 headings get ${name}`, async () => {
    const { headings } = await compileText(text);
    expect(headings.map(({ id }) => id)).toEqual(expected);
  });
}

test('HEAD-04 a custom id is removed from the heading but stays in code', async () => {
  const { headings, sections } = await compileText(
    '## Use it {#use}\n\n`{#no}`\n\n```text\n# a {#b}\n```',
  );
  expect(headings[0]).toMatchObject({
    id: 'use',
    text: 'Use it',
    position: { line: 6, column: 1 },
  });
  expect(sections[1]).toMatchObject({ text: '{#no}', code: ['# a {#b}'] });
});

test('TOC-02 labels keep inline markup but no links, escaped', async () => {
  const { headings } = await compileText('## A `b<c>` **d** [*e*](/x) & f');
  expect(headings[0]?.html).toBe('A <code>b&#x3C;c></code> <strong>d</strong> <em>e</em> &#x26; f');
});

test('one parse returns sections with prose and code separated', async () => {
  const text =
    'Intro.\n\n## One\n\nA [link](/x) and `code`.\n\n```js\nlet b;\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n## Two\n\n:::tip[Title]\nBody\n:::';
  const { sections, words, codeWords } = await compileText(text);
  expect(
    sections.map(({ heading, text: prose, code }) => [heading?.id ?? null, prose, code]),
  ).toEqual([
    [null, 'Intro.', []],
    ['one', 'A link and code. a · b · 1 · 2', ['let b;']],
    ['two', 'Title Body', []],
  ]);
  expect([words, codeWords]).toEqual([13, 2]);
});

test('file names count as code, and a section with links only is marked', async () => {
  const text =
    'Intro.\n\n```js title="a.config.js"\nlet a;\n```\n\n## Related\n\n- [One](/x)\n- [Two](/y)\n\n## More\n\nSee [one](/x).';
  const { sections } = await compileText(text);
  expect(sections.map(({ text: prose, code, onlyLinks }) => [prose, code, onlyLinks])).toEqual([
    ['Intro.', ['a.config.js', 'let a;'], false],
    ['One Two', [], true],
    ['See one.', [], false],
  ]);
});

test('inline code that looks like an error message is listed with its section', async () => {
  const text =
    "It says `Cannot find module 'x'` or `` The `p-4` class does not exist. ``\n\n```sh\nnpm run build now please\n```\n\nCall `remapProps(Lib, { className: 'style' })` or `p-4 flex`.";
  const { sections } = await compileText(text);
  expect(sections[0]?.messages).toEqual([
    "Cannot find module 'x'",
    'The `p-4` class does not exist.',
  ]);
});

test('MDX-02 notices have titles with and without brackets and nest, and classes in prose are not directives', async () => {
  const text =
    ':::tip[A *b*]\nx\n:::\n\n:::note Plain title\n:::\n\n::::info\n:::danger\ny\n:::\n::::\n\nUse dark:bg-black, :hover and ::before.';
  const { code, sections } = await compileText(text);
  expect(code.match(/type: "(tip|note|info|danger)"/g)).toHaveLength(8);
  expect(sections[0]?.text).toBe('A b x Plain title y Use dark:bg-black, :hover and ::before.');
});

test('empty cells add nothing to the text of a table', async () => {
  const { sections } = await compileText('| | |\n| --- | --- |\n| a | b |\n| c | |');
  expect(sections[0]?.text).toBe('a · b · c');
});

const titles: [opening: string, text: string][] = [
  [':::tip Two  words  ', 'Two words b'],
  [':::tip   A [bracket', 'A [bracket b'],
  [':::tip [In] brackets', '[In] brackets b'],
  [':::tip[One] two', ':::tip[One] two b :::'],
  ['Prose\n:::tip Title', 'Prose Title b'],
  ['::: tip', '::: tip b :::'],
];

for (const [opening, text] of titles) {
  test(`MDX-02 ${opening.split('\n').at(-1)} is parsed as a notice where it is one`, async () => {
    const { sections } = await compileText(`${opening}\nb\n:::`);
    expect(sections[0]?.text).toBe(text);
  });
}

test('MDX-02 a notice in a code block stays unchanged', async () => {
  const { fences } = await compileText('````md\n:::tip Title\nb\n:::\n````');
  expect(fences[0]?.code).toBe(':::tip Title\nb\n:::');
});

test('MDX-01 old kinds of notices compile to their successors', async () => {
  const { code } = await compileText(':::caution\nx\n:::\n\n:::success\ny\n:::');
  expect(code).toMatch(/Admonition, \{\s+type: "warning"/);
  expect(code).toMatch(/Admonition, \{\s+type: "tip"/);
});

test('MDX-07 links to Markdown files lead to pages of the same version, in partials too', async () => {
  const files = {
    'content/docs/v4/guides/other.mdx': '',
    'content/docs/v4/start.mdx': '',
    'content/docs/v4/_partials/p.mdx': 'See [start](../start.mdx).',
  };
  const text =
    '[a](./other.mdx#part) [b][ref] [c](#x) [d](https://e.org)\n\n[ref]: /start.mdx\n\n<Include file="_partials/p.mdx" />';
  const { links } = await compileText(text, files);
  expect(links.map(({ resolved, kind, position }) => [resolved, kind, position.line])).toEqual([
    ['/guides/other#part', 'page', 6],
    ['/start', 'page', 6],
    ['#x', 'anchor', 6],
    ['https://e.org', 'external', 6],
    ['/start', 'page', 1],
  ]);
  expect(links.at(-1)?.file).toBe('content/docs/v4/_partials/p.mdx');
});

test('ROUTE-15 links use the slash form of the target page, whatever the author wrote', async () => {
  const files = {
    'content/docs/v4/overview/index.mdx': '',
    'content/docs/v4/guides/other.mdx': '',
  };
  const rows = [
    ['/overview', '/overview/'],
    ['/overview/?a=b#c', '/overview/?a=b#c'],
    ['/overview#c', '/overview/#c'],
    ['/guides/other/', '/guides/other'],
    ['/guides/other#c', '/guides/other#c'],
    ['/blog/', '/blog/'],
  ];
  const { code, links } = await compileText(
    `${rows.map(([written]) => `[x](${written})`).join(' ')}\n\n<Card title="x" href="/overview" />`,
    files,
  );
  expect(links.map(({ resolved }) => resolved)).toEqual([
    ...rows.map(([, resolved]) => resolved),
    '/overview/',
  ]);
  expect(code).not.toMatch(/"\/overview"/);
});

test('MDX-08 an empty header cell is a plain cell, and a row of empty header cells is left out', async () => {
  const { code: corner } = await compileText('| | a |\n| --- | --- |\n| b | c |');
  expect(corner.match(/_components\.(?:th|td|thead),/g)).toEqual([
    '_components.thead,',
    '_components.td,',
    '_components.th,',
    '_components.td,',
    '_components.td,',
  ]);
  const { code: none } = await compileText('| | |\n| --- | --- |\n| b | c |');
  expect(none).not.toMatch(/jsxs?\(_components\.(?:th|thead),/);
});

test('MDX-05 images have the size of their file, and pathname:// addresses stay unchanged', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>';
  const { code, assets } = await compileText('![a](./a.svg) ![b](/b.svg) ![c](pathname:///c.png)', {
    'content/docs/v4/guides/a.svg': svg,
    'public/b.svg': svg,
  });
  expect(assets).toEqual([
    {
      file: 'content/docs/v4/guides/a.svg',
      url: expect.stringMatching(/^\/assets\/a\.[\da-f]{10}\.svg$/),
    },
  ]);
  expect(code.match(/width: "?40"?,\s+height: "?30/g)).toHaveLength(2);
  expect(code).toContain('src: "/c.png"');
});

test('the URL of a picture has a hash of the published content', async () => {
  const written = async (svg: string) =>
    (await compileText('![a](./a.SVG)', { 'content/docs/v4/guides/a.SVG': svg })).assets;
  const plain = await written('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  const url = expect.stringMatching(/^\/assets\/a\.[\da-f]{10}\.svg$/);
  expect(plain).toEqual([{ file: 'content/docs/v4/guides/a.SVG', url }]);
  expect(
    await written(
      '<!-- A -->\n<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>\n',
    ),
  ).toEqual(plain);
  expect(
    await written('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="3"/>'),
  ).not.toEqual(plain);
});

test('an inlined diagram omits the parts that only its file needs', async () => {
  const svg =
    '<?xml version="1.0"?>\n<!-- A -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <text>a b</text>\n</svg>\n';
  const { code } = await compileText('<Diagram name="flow" alt="A flow." />', {
    'content/diagrams/flow.svg': svg,
  });
  expect(code).toContain('svg: "<svg viewBox=\\"0 0 8 8\\"><text>a b</text></svg>"');
});

test('adjacent drawings in one file become separate drawings', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4">\n  <svg width="4"><g /></svg>\n  <svg x="5" width="4"><g /></svg>\n</svg>\n';
  const { code } = await compileText('<Diagram name="pair" alt="A pair." />', {
    'content/diagrams/pair.svg': svg,
  });
  expect(code).toContain(
    'svg: "<svg width=\\"4\\"><g/></svg><svg x=\\"5\\" width=\\"4\\"><g/></svg>"',
  );
});

test('MDX-08 tables, task lists, footnotes, strikethrough and emoji codes work', async () => {
  const { code } = await compileText(
    '~~a~~ :rocket:\n\n- [x] b\n\n| c |\n| - |\n| d |\n\ne[^1]\n\n[^1]: f',
  );
  for (const part of ['del:', '🚀', 'task-list-item', 'table:', 'data-footnotes'])
    expect(code).toContain(part);
});

test('MDX-09 inline code stays inline, fences become blocks', async () => {
  const { code, fences } = await compileText('`a`\n\n```ts title="x.ts"\nlet b;\n```');
  expect(code).toMatch(/_components\.code, \{\s+children: "a"/);
  expect(code).toContain('CodeBlock');
  expect(fences[0]).toMatchObject({ language: 'ts', meta: { title: 'x.ts' }, code: 'let b;' });
});

test('the Markdown tree contains clean code and custom ids', async () => {
  const { tree } = await compileText(
    '## A {#b}\n\n```js wrap title="x"\n// highlight-next-line\nlet a;\n```',
  );
  expect(tree.children).toMatchObject([
    { type: 'heading', data: { customId: 'b' }, children: [{ type: 'text', value: 'A' }] },
    { type: 'code', lang: 'js', meta: 'title="x"', value: 'let a;' },
  ]);
});

test('in the Markdown tree, a change is a diff only if it removes lines', async () => {
  const { tree, fences } = await compileText(
    '```js diff title="x"\n  let a;\n+ let b;\n```\n\n```js diff\n- let a;\n+ let b;\n```',
  );
  expect(tree.children).toMatchObject([
    { type: 'code', lang: 'js', meta: 'title="x"', value: 'let a;\nlet b;' },
    { type: 'code', lang: 'diff', value: '- let a;\n+ let b;' },
  ]);
  expect(fences.map(({ code }) => code)).toEqual(['let a;\nlet b;', 'let b;']);
});
