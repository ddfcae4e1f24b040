import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { TEXT_TAGS } from '@/lib/content/mdx/harmless-html';
import { unknownComponents } from '@/lib/site/site-check';
import { holdLater, hostileText } from '../../../support/hostile-values';
import { long } from '../../../support/long';
import { compileText, type Files, reportText } from '../../../support/mdx';

const NOTICES = 'Expected note, tip, info, warning, danger.';

const LITERALS =
  'Expected a string, a number, true, false, null, an array of these, an object of these, or a comment.\n  Write the value itself, or a literal brace as \\{.';

const NO_ADDRESS =
  'leads neither to the site nor to the web\n  Expected a path, a file, or an address that starts with https: or mailto:.';

function addressOf(text: string): string {
  return text.replace(/^!?\[x\]\(|\)$/g, '').replace('&#58;', ':');
}

const mistakes: [name: string, text: string, report: string, files?: Files][] = [
  [
    'a tag that is not closed',
    'Text\n\n<Details>\n\nMore.',
    'page.mdx:8:1  <Details> is not closed\n  Add </Details> in the paragraph, list, or notice that contains <Details>.',
  ],
  [
    'a tag closed by another',
    '<Tabs>\n\n</Details>',
    'page.mdx:8:1  </Details> comes before the end of <Tabs> on line 6\n  Close <Tabs> first.',
  ],
  [
    'a tag that was not opened',
    'Text\n\n</Details>',
    'page.mdx:8:2  A closing tag has no opening tag\n  Remove the closing tag.',
  ],
  [
    'braces around something other than an expression',
    'Text with {1 +} braces.',
    'page.mdx:6:15  The text in braces is not a JavaScript expression: Unexpected token\n  Write a literal brace as \\{, or put it in code.',
  ],
  [
    'a line break where an expression cannot have one',
    'A {#\n} brace.',
    "page.mdx:6:5  The text in braces is not a JavaScript expression: Unexpected character '\\n'\n  Write a literal brace as \\{, or put it in code.",
  ],
  [
    'a heading id with spaces',
    '## A {#one two}',
    'page.mdx:6:6  {#one two} is not an id of a heading\n  Write it without spaces: {#one-two}.',
  ],
  [
    'an empty heading id',
    'Text\n\n## A {#}',
    'page.mdx:8:6  {#} is not an id of a heading\n  Write a name after the #, as in {#usage}.',
  ],
  [
    'a brace that is never closed',
    'Text with { a brace.',
    'page.mdx:6:21  A brace is never closed\n  Write a literal brace as \\{, or put it in code.',
  ],
  [
    'an angle bracket that opens no tag',
    'Less than <5 of them.',
    'page.mdx:6:12  Unexpected character `5` (U+0035) in a tag\n  Write a literal < as \\<, or put it in code.',
  ],
  ...[
    'A {[].map["constr"+"uctor"]("return process.env.HOME")()} here.',
    'A {(() => { for (;;) {} })()} here.',
    'A {`a` + 1} here.',
    'A {process.env.HOME} here.',
    'A {<Details />} here.',
    'A {{ a: [1, () => 2] }.a} here.',
    'A {{ __proto__: [] }} here.',
    'A {/x/} here.',
    'A {"\\u0000"} here.',
    'A {`\\x1b`} here.',
  ].map((text): [string, string, string] => [
    `code in braces, ${text}`,
    text,
    `page.mdx:6:3  Code in braces does not run in pages\n  ${LITERALS}`,
  ]),
  [
    'code in an attribute, and attributes that are spread',
    '<Details summary={String(1)} {...{ open: true }}>\n\nMore.\n\n</Details>',
    `page.mdx:6:10  Code in braces does not run in pages\n  ${LITERALS}\npage.mdx:6:30  Code in braces does not run in pages\n  ${LITERALS}`,
  ],
  ...[
    'script',
    'style',
    'iframe',
    'form',
    'svg',
    'title',
    'body',
    'live-sample',
    'constructor',
    'x:y',
  ].map((name): [string, string, string] => [
    `the tag <${name}>`,
    `Text\n\n<${name}>x</${name}>`,
    `page.mdx:8:1  <${name}> is not available in pages\n  Expected a component, or a tag for text: ${[...TEXT_TAGS].join(', ')}.`,
  ]),
  ...['dangerouslySetInnerHTML', 'onClick', 'srcDoc', 'is', 'html', 'svg'].map(
    (name): [string, string, string] => [
      `the attribute ${name}`,
      `<div ${name}="x">\n\ny\n\n</div>`,
      `page.mdx:6:6  The attribute ${name} is not available in pages\n  Remove it: pages run no code.`,
    ],
  ),
  ...['="font-weight: bold"', "={'bold'}", '={1}', ''].map((value): [string, string, string] => [
    `a style that is not an object, style${value}`,
    `A <span style${value}>word</span>.`,
    "page.mdx:6:9  The attribute style on <span> is not an object\n  Expected names and values in double braces: style={{ fontWeight: 'bold' }}.",
  ]),
  [
    'the attribute class',
    'Text\n\n<div class="big">\n\ny\n\n</div>',
    'page.mdx:8:6  The attribute class on <div> is not available in pages\n  Expected className="…".',
  ],
  [
    'content in a tag that cannot have any',
    'A <br>line</br>.',
    'page.mdx:6:3  <br> has content\n  Write <br /> and put the content after it.',
  ],
  ...[
    '[x](javascript:alert(1))',
    '[x](JavaScript&#58;x)',
    '![x](data:text/html,x)',
    '[x](pathname://javascript:x)',
    '![x](pathname://data:image/svg+xml,x)',
    '[x](blob:https://x/y)',
    '[x](file:///etc/passwd)',
  ].map((text): [string, string, string] => [
    `the address in ${text}`,
    text,
    `page.mdx:6:1  The address ${addressOf(text)} ${NO_ADDRESS}`,
  ]),
  [
    'a URL in an attribute',
    '<Card title="Data: x" href="vbscript:x">\n\ny\n\n</Card>',
    `page.mdx:6:23  The address vbscript:x ${NO_ADDRESS}`,
  ],
  [
    'a URL in braces',
    '<Card title="x" href={\'javascript:x\'}>\n\ny\n\n</Card>',
    'page.mdx:6:17  The address of href is not written in quotes\n  Expected href="/path/of/the/page".',
  ],
  [
    'a heading of the first level',
    '# Title',
    'page.mdx:6:1  A first-level heading in the body\n  Expected the title of the front matter to be the only one.\n  Start with ##.',
  ],
  [
    'two headings with the same custom id',
    '## A {#x}\n\n## B {#x}',
    'page.mdx:8:1  Two headings have the id x\n  Choose another {#id} for one of them.',
  ],
  [
    'a heading whose id the shell uses',
    'Text\n\n### Main',
    'page.mdx:8:1  The heading "Main" has the id main, which the page around the text uses\n  Choose another: ### Main {#main-section}.',
  ],
  [
    'a heading whose custom id is a global variable of scripts',
    '## Data {#__next_f}',
    'page.mdx:6:1  The heading "Data" has the id __next_f, which scripts of the site read as a global variable\n  Choose another: ## Data {#__next_f-section}.',
  ],
  [
    'a tag whose id is a global variable of scripts',
    'A <span id="TURBOPACK">word</span>.',
    'page.mdx:6:9  <span> has the id TURBOPACK, which scripts of the site read as a global variable\n  Choose another, such as TURBOPACK-section.',
  ],
  [
    'a tag whose id the shell uses, and one whose id is in braces',
    '<div ID="menu">\n\n<span id={\'menu\'}>word</span>\n\n</div>',
    'page.mdx:6:6  <div> has the id menu, which the page around the text uses\n  Choose another, such as menu-section.\npage.mdx:8:7  The id of <span> is not written in quotes\n  Expected id="name".',
  ],
  [
    'an id that is not at the end of a heading',
    'A paragraph {#x}',
    'page.mdx:6:13  {#x} is not at the end of a heading\n  Move it to the end of its heading.',
  ],
  [
    'an unknown kind of notice',
    ':::tipp\nText\n:::',
    `page.mdx:6:1  Unknown notice :::tipp\n  ${NOTICES}\n  Did you mean tip?`,
  ],
  [
    'a notice that is not closed',
    ':::tip\nText',
    'page.mdx:6:1  The notice :::tip is not closed\n  Add a line with the same number of colons below it.',
  ],
  [
    'a notice with attributes',
    ':::tip[Title]{.big}\nText\n:::',
    'page.mdx:6:1  The notice :::tip has attributes in braces\n  Expected only a title in brackets.',
  ],
  [
    'a mistake in a title without brackets, and one below it',
    '- :::tip A [link](other) in it\n  See [this](more).\n  :::',
    'page.mdx:6:12  The link other is neither a path nor a file\n  Expected /path/of/the/page or ./file.mdx.\npage.mdx:7:7  The link more is neither a path nor a file\n  Expected /path/of/the/page or ./file.mdx.',
  ],
  [
    'a fence without a language',
    'Text\n\n```\nx\n```',
    'page.mdx:8:1  A code block has no language\n  Expected tsx, ts, jsx, js, json, css, sh, diff, html, md, yaml, text.\n  Write it after the backticks, as in ```tsx or ```text.',
  ],
  [
    'an unknown language',
    'Text\n\n```tsxx\nx\n```',
    'page.mdx:8:4  Unknown language of a code block: tsxx\n  Expected tsx, ts, jsx, js, json, css, sh, diff, html, md, yaml, text.\n  Did you mean tsx?',
  ],
  [
    'an unknown fence option',
    '- item\n\n  ````tsx wrapp\n  x\n  ````',
    'page.mdx:8:11  Unknown option of a code block: wrapp\n  Expected title="…", file="…", error="…", height="…", native="…", showLineNumbers, wrap, diff, pm, player, no-edit, collapsed, {1,4-6}.\n  Did you mean wrap?',
  ],
  [
    'highlighted lines that a block does not have',
    '```js {3}\na\n```',
    'page.mdx:6:7  Line 3 is highlighted, but the block has 1 line\n  Correct the numbers in braces.',
  ],
  [
    'a magic comment without its counterpart',
    '```js\n// highlight-start\na\n```',
    'page.mdx:7:1  highlight-start without highlight-end\n  Add a comment highlight-end.',
  ],
  [
    'package managers on something other than a command',
    '```ts pm\na\n```',
    'page.mdx:6:7  pm on a block that is not a command\n  Expected ```sh pm.',
  ],
  [
    'a code module',
    'import x from "y"\n\nText',
    'page.mdx:6:1  import and export are not available in pages\n  Use components without importing them, and <Include file="…" /> for partials.',
  ],
  [
    'a tag that Markdown has syntax for',
    'A <a href="/x">link</a>.',
    'page.mdx:6:3  <a> is written as a tag\n  Expected its Markdown form: [text](address).',
  ],
  [
    'a missing partial',
    '<Include file="_partials/a.mdx" />',
    'page.mdx:6:1  There is no partial _partials/a.mdx\n  Expected a file at content/docs/v4/_partials/a.mdx.',
  ],
  [
    'a mistake in a partial, reported in its own file',
    '<Include file="_partials/a.mdx" />',
    'content/docs/v4/_partials/a.mdx:3:1  Unknown notice :::tipp\n  Expected note, tip, info, warning, danger.\n  Did you mean tip?',
    { 'content/docs/v4/_partials/a.mdx': 'Text\n\n:::tipp\n:::' },
  ],
  [
    'a partial with broken syntax',
    '<Include file="_partials/a.mdx" />',
    'content/docs/v4/_partials/a.mdx:2:1  <Tabs> is not closed\n  Add </Tabs> in the paragraph, list, or notice that contains <Tabs>.',
    { 'content/docs/v4/_partials/a.mdx': '\n<Tabs>\n' },
  ],
  [
    'a partial that includes itself',
    '<Include file="_partials/a.mdx" />',
    'content/docs/v4/_partials/a.mdx:1:1  The partial _partials/a.mdx includes itself\n  Remove this tag, or one of those before it: page.mdx → content/docs/v4/_partials/a.mdx → content/docs/v4/_partials/a.mdx.',
    { 'content/docs/v4/_partials/a.mdx': '<Include file="_partials/a.mdx" />' },
  ],
  [
    'an image of another site',
    '![A cat](https://elsewhere.example/img/cat.png)',
    'page.mdx:6:1  The image https://elsewhere.example/img/cat.png is on another site, and pages load images only from their own\n  Expected a copy next to the page: ![A cat](./cat.png).',
  ],
  [
    'a missing image',
    'Text ![x](./img/no.png)',
    'page.mdx:6:6  There is no file ./img/no.png\n  Expected a file at content/docs/v4/guides/img/no.png.',
  ],
  [
    'a link to a file that is not a page',
    '[x](./othr.mdx)',
    'page.mdx:6:1  Link to a file that is not a page: ./othr.mdx\n  Expected a page made from content/docs/v4/guides/othr.mdx.\n  Did you mean content/docs/v4/guides/other.mdx?',
    { 'content/docs/v4/guides/other.mdx': '' },
  ],
  [
    'a link that is neither a path nor a file',
    '[x](other)',
    'page.mdx:6:1  The link other is neither a path nor a file\n  Expected /path/of/the/page or ./file.mdx.',
  ],
  [
    'a missing diagram',
    '<Diagram name="flow" alt="Flow" />',
    'page.mdx:6:1  There is no diagram flow\n  Expected a file at content/diagrams/flow.svg.',
  ],
  [
    'a file that could run in the site',
    '[x](./a.js)',
    'page.mdx:6:1  The file content/docs/v4/guides/a.js is not published. It is not a picture or data file. Put other files in public.',
    { 'content/docs/v4/guides/a.js': 'x' },
  ],
  [
    'a URL that cannot be decoded',
    '![x](./%E0%A4%A.png)',
    'page.mdx:6:1  There is no file ./%E0%A4%A.png\n  Expected a file at content/docs/v4/guides/%E0%A4%A.png.',
  ],
];

for (const [name, text, report, files] of mistakes) {
  test(`a page with ${name} is reported`, async () => {
    expect(await reportText(text, files)).toBe(report);
  });
}

test('an id with the name of a browser global is accepted', async () => {
  const text = 'A <span id="screen">word</span>.\n\n## Performance\n\n## History {#name}';
  expect(await reportText(text)).toBe('');
});

test('a style object, a className and an empty tag are accepted', async () => {
  const text = `A <span style={{ fontWeight: 'bold' }} className="big">word</span>.<br />`;
  expect(await reportText(text)).toBe('');
});

test('all mistakes of a page are in one report', async () => {
  const report = await reportText('# A\n\n:::no\n:::\n\n```xx\n```');
  expect(report.match(/^page\.mdx/gm)).toHaveLength(3);
});

test('unknown components are reported with the nearest name', async () => {
  const { components } = await compileText('Text\n\n<Detials>\n\nx\n\n</Detials>');
  expect(
    unknownComponents(components, ['Tabs', 'Details']).map(({ message, expected, fix }) => [
      message,
      expected,
      fix,
    ]),
  ).toEqual([
    [
      'content/docs/v4/guides/page.mdx:8:1  Unknown component <Detials>',
      'Expected one of AgentResults, Compatibility, Count, Details, FrontMatterTable, Include, PropTable, Replacements, Tabs.',
      'Did you mean Details?',
    ],
  ]);
});

test(
  'any content of notices, tabs and fences compiles or is reported with a position',
  long,
  async () => {
    const parts = fc.constantFrom(
      ...[
        ':::tip\n',
        '\n:::\n',
        '::::note[',
        ':::{a=b}\n',
        '<Tabs groupId="',
        '"><TabItem value="',
      ],
      ...['">\n\n', '\n\n</TabItem></Tabs>\n', '```tsx title="', '{1,2}\n', '\n```\n', '{/* '],
      ...[
        ' */}',
        '## x {#',
        '[a](',
        ')',
        '- ',
        '> ',
        '| a |\n|---|\n',
        '<ClassTable plugin="',
        '"/>',
      ],
    );
    const text = fc.array(fc.oneof({ weight: 3, arbitrary: parts }, hostileText), {
      maxLength: 10,
    });
    await holdLater(text, async (some) => {
      const report = await reportText(some.join(''));
      for (const line of report.split('\n')) assert.match(line, /^$|^ |^page\.mdx:\d+:\d+ {2}\S/);
      assert.doesNotMatch(report, /undefined|is not a function|Cannot read/);
    });
  },
);
