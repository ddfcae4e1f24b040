import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { docFrontMatter, postFrontMatter } from '@/lib/content/entries/front-matter-schema';
import type { Element } from '@/lib/content/mdx/attributes';
import { checkProps } from '@/lib/content/mdx/check-props';
import type { Mistake } from '@/lib/content/mdx/compilation';
import { authorProps } from '@/lib/content/mdx/component-props';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { ofClasses } from '@/tests/support/of-classes';
import { compileText, reportText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const details = 'page.mdx:6:10  ';

const mistakes: [name: string, text: string, report: string][] = [
  [
    'a misspelled prop',
    '<Details sumary="More">\n\nx\n\n</Details>',
    `${details}Unknown prop of <Details>: sumary\n  Expected summary="…", open.\n  Did you mean summary?`,
  ],
  [
    'a misspelled required prop, once',
    '<Card title="x" hreff="/x" />',
    'page.mdx:6:17  Unknown prop of <Card>: hreff\n  Expected title="…", href="…".\n  Did you mean href?',
  ],
  [
    'a misspelled prop in a sentence',
    'New. <Since verzion="4.1" />',
    'page.mdx:6:13  Unknown prop of <Since>: verzion\n  Expected version="…".\n  Did you mean version?',
  ],
  [
    'a prop of a component without props',
    '<Steps start="3">\n1. One\n</Steps>',
    'page.mdx:6:8  Unknown prop of <Steps>: start\n  Expected no props.',
  ],
  [
    'a prop in another case',
    '<Tabs groupid="x">\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>',
    'page.mdx:6:7  Unknown prop of <Tabs>: groupid\n  Expected groupId="…", defaultValue="…", queryString="…".\n  Did you mean groupId?',
  ],
  [
    'a prop with the name of a method of objects',
    '<Since version="4" constructor="x" />',
    'page.mdx:6:20  Unknown prop of <Since>: constructor\n  Expected version="…".',
  ],
  [
    'missing props',
    '<CopyFile />',
    'page.mdx:6:1  <CopyFile> has no href\n  Expected <CopyFile href="…" label="…">.\npage.mdx:6:1  <CopyFile> has no label\n  Expected <CopyFile href="…" label="…">.',
  ],
  [
    'an empty prop that is required',
    '<Diagram name="flow" alt=" " />',
    'page.mdx:6:1  <Diagram> has no alt\n  Expected <Diagram name="…" alt="…">.\npage.mdx:6:1  There is no diagram flow\n  Expected a file at content/diagrams/flow.svg.',
  ],
  [
    'a partial without a file, and with a misspelled one',
    '<Include />\n\n<Include fil="a.mdx" />',
    'page.mdx:6:1  <Include> has no file\n  Expected <Include file="…">.\npage.mdx:8:10  Unknown prop of <Include>: fil\n  Expected file="…".\n  Did you mean file?',
  ],
  [
    'a text for true',
    '<Details open="true">\n\nx\n\n</Details>',
    `${details}open="true" is not valid on <Details>\n  Expected open or open={false}.`,
  ],
  [
    'a number for true',
    '<Details open={1}>\n\nx\n\n</Details>',
    `${details}open={1} is not valid on <Details>\n  Expected open or open={false}.`,
  ],
  [
    'a text in braces',
    "<Details summary={'More'}>\n\nx\n\n</Details>",
    `${details}summary is not written in quotes on <Details>\n  Expected summary="…".`,
  ],
  [
    'a text without a value',
    '<Since version />',
    'page.mdx:6:8  version has no value on <Since>\n  Expected version="…".',
  ],
  [
    'a value that is not in the list',
    '`p-4`: <Support class="p-4" on="natvie" />',
    'page.mdx:6:29  on="natvie" is not valid on <Support>\n  Expected one of native, ios, android, web.\n  Did you mean native?',
  ],
];

for (const [name, text, report] of mistakes) {
  const options = text.includes('<Support') ? ofClasses : {};
  test(`the props of components are checked: ${name}`, options, async () => {
    expect(await reportText(text)).toBe(report);
  });
}

test('values of the right type are accepted', async () => {
  const item = '<TabItem value="a" label="A" default={false}>\n\nx\n\n</TabItem>\n';
  const texts = [
    '<Details open summary="x">\n\ny\n\n</Details>',
    '<Details open={true}>\n\ny\n\n</Details>',
    `<Tabs groupId="x" queryString={true}>\n${item}</Tabs>`,
    `<Tabs queryString="tab">\n${item}</Tabs>`,
  ];
  for (const text of texts) expect(await reportText(text), text).toBe('');
});

test('a number is accepted in braces only', () => {
  const report = (value: Parameters<typeof toElement>[0]) => {
    const found: Mistake[] = [];
    const declared = { Row: { size: { type: 'number', isRequired: true, text: 'size' } } } as const;
    checkProps(toElement(value), { report: (_node, mistake) => found.push(mistake) }, declared);
    return found.map(({ problem, expected }) => `${problem}. Expected ${expected}.`);
  };
  expect(report({ type: 'mdxJsxAttributeValueExpression', value: ' 2.5 ' })).toEqual([]);
  expect(report('2')).toEqual(['size="2" is not valid on <Row>. Expected size={1}.']);
  expect(report({ type: 'mdxJsxAttributeValueExpression', value: '[2]' })).toEqual([
    'size={[2]} is not valid on <Row>. Expected size={1}.',
  ]);
});

type Value = Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>['value'];

function toElement(value: Value): Element {
  const attributes: Element['attributes'] = [{ type: 'mdxJsxAttribute', name: 'size', value }];
  return { type: 'mdxJsxFlowElement', name: 'Row', attributes, children: [] };
}

test('the table of props lists each prop that authors may write', async () => {
  const { tree } = await compileText('<PropTable />');
  const table = toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href });
  const [head, , ...rows] = table.split('\n');
  expect(head).toBe('| Component | Prop | What it is |');
  expect(rows).toContain('| `Card` | `href="…"` | path of the page (required) |');
  expect(rows).toContain('| `Details` | `open` | shows the content from the start |');
  expect(rows.some((row) => row.includes(': `native`, `ios`, `android`, `web` |'))).toBe(true);
  const names = Object.entries(authorProps).flatMap(([component, props]) =>
    Object.keys(props).map((prop) => `| \`${component}\` | \`${prop}`),
  );
  expect(rows).toHaveLength(names.length);
  expect(names.filter((name) => !rows.some((row) => row.startsWith(name)))).toEqual([]);
});

test('the table of front matter describes each key of docs and posts', async () => {
  const { tree } = await compileText('<FrontMatterTable />');
  const table = toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href });
  const [head, , ...rows] = table.split('\n');
  expect(head).toBe('| Key | Pages | What it is |');
  expect(rows).toContain('| `draft` | all | shows the page in development only |');
  expect(rows).toContain('| `hide_title` | docs | hides the h1 |');
  expect(rows).toContain('| `authors` | posts | keys of `content/blog/authors.yml` |');
  const keys = Object.keys({ ...docFrontMatter.shape, ...postFrontMatter.shape });
  expect(rows.map((row) => row.split('`')[1])).toEqual(keys);
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([]);
});
