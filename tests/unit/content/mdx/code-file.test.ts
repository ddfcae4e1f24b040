import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { classesOfPage } from '@/lib/content/check/classes-in-page';
import { toSamples } from '@/lib/content/code-blocks/sample';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';
import { authorSite, pageText } from '../../../support/author-site';
import { compileText, type Files, reportText } from '../../../support/mdx';

const folder = 'content/docs/v4';
const scale =
  'export const scale = {\n  small: 4,\n  large: 16,\n};\n\nexport type Size = string;\n';
const files: Files = {
  [`${folder}/_samples/scale.ts`]: scale,
  [`${folder}/_samples/marked.ts`]: 'let a;\n// highlight-next-line\nlet b;\nlet c;\n',
  [`${folder}/_samples/empty.ts`]: '\n',
  [`${folder}/sidebar.ts`]: 'export default [];',
};
const block = (options: string, language = 'ts') => `\`\`\`${language} ${options}\n\`\`\``;

test('a code block shows a file, with the name of the file as its title', async () => {
  const { fences, sections, tree } = await compileText(block('file="_samples/scale.ts"'), files);
  const code = scale.trimEnd();
  expect(fences).toMatchObject([
    {
      file: `${folder}/_samples/scale.ts`,
      position: { line: 1, column: 1 },
      meta: { title: 'scale.ts' },
      rows: [0, 1, 2, 3, 4, 5],
      code,
    },
  ]);
  expect(sections[0]?.code).toEqual(['scale.ts', code]);
  expect(tree.children).toMatchObject([
    { type: 'code', lang: 'ts', meta: 'title="scale.ts"', value: code },
  ]);
});

test('a code block shows lines of a file and keeps its other options', async () => {
  const rows: [options: string, code: string, line: number][] = [
    ['file="_samples/scale.ts#L2-L3" title="a.ts"', '  small: 4,\n  large: 16,', 2],
    ['file="_samples/scale.ts#L6" title="a.ts"', 'export type Size = string;', 6],
  ];
  for (const [options, code, line] of rows) {
    const [fence] = (await compileText(block(options), files)).fences;
    expect(fence, options).toMatchObject({
      code,
      meta: { title: 'a.ts' },
      position: { line, column: 1 },
    });
  }
});

test('highlight comments and line numbers work in code from a file', async () => {
  const marked = await compileText(block('file="_samples/marked.ts#L2-L4"'), files);
  expect(marked.fences[0]).toMatchObject({ code: 'let b;\nlet c;', rows: [1, 2] });
  expect(marked.code).toContain('<mark>');
  expect(await reportText(block('file="_samples/scale.ts#L2-L3" {2}'), files)).toBe('');
});

test('a command can come from a file', async () => {
  const others = { [`${folder}/_samples/install.sh`]: 'npm install nativewind\n' };
  const command = await compileText(block('pm file="_samples/install.sh"', 'sh'), others);
  expect(command.code).toContain('value: "pnpm"');
});

test('a partial shows files of its docs version', async () => {
  const partial = { [`${folder}/_partials/a.mdx`]: block('file="_samples/scale.ts#L6"') };
  const text = '<Include file="_partials/a.mdx" />';
  const { fences } = await compileText(text, { ...files, ...partial });
  expect(fences[0]?.code).toBe('export type Size = string;');
});

test('mistakes in code from a file are reported at the line of the file', async () => {
  const broken: Files = {
    [`${folder}/_samples/broken.tsx`]: 'let a = 1;\n\nlet b = ;\n',
    [`${folder}/_samples/open.ts`]: 'let a;\nlet b;\n// highlight-start\nlet c;\n',
    [`${folder}/_samples/classes.tsx`]:
      'import { View } from "react-native";\n\nexport const A = () => <View className="flexx-1" />;\n',
  };
  const { fences } = await compileText(block('file="_samples/broken.tsx#L2-L3"', 'tsx'), broken);
  const errors = await Promise.all(toSamples('page.mdx', 'current', fences).map(syntaxErrors));
  expect(formatErrors(errors.flat())).toBe(
    `${folder}/_samples/broken.tsx:3:9  This tsx cannot be parsed: Unexpected ";"
  Correct the code. Readers copy it, so it has to be complete.`,
  );
  const page = await compileText(block('file="_samples/classes.tsx#L3"', 'tsx'), broken);
  expect(classesOfPage(page)).toEqual([
    {
      text: 'flexx-1',
      where: 'sample',
      file: `${folder}/_samples/classes.tsx`,
      position: { line: 3, column: 41 },
    },
  ]);
  expect(await reportText(block('file="_samples/open.ts#L2-L4"'), broken)).toBe(
    `${folder}/_samples/open.ts:3:1  highlight-start without highlight-end\n  Add a comment highlight-end.`,
  );
});

const mistakes: [name: string, options: string, report: string][] = [
  [
    'a file that does not exist',
    'file="_samples/scal.ts"',
    `There is no file _samples/scal.ts\n  Expected a file at ${folder}/_samples/scal.ts.\n  Did you mean _samples/scale.ts?`,
  ],
  [
    'a line beyond the end',
    'file="_samples/scale.ts#L4-L9"',
    'The file has 6 lines, but #L4-L9 ends at line 9\n  Expected lines from 1 to 6.',
  ],
  ...['#L0', '#L5-L2', '#3-9', '#L3-9', '#'].map((range): [string, string, string] => [
    `the range ${range}`,
    `file="_samples/scale.ts${range}"`,
    `${range} is not a range of lines\n  Expected #L3 or #L3-L9.`,
  ]),
  ...['../v2/_samples/a.ts', '/_samples/scale.ts', './_samples/scale.ts', '_samples\\scale.ts'].map(
    (path): [string, string, string] => [
      `the path ${path}`,
      `file="${path}"`,
      `The path ${path} is not one in ${folder}\n  Expected a path such as _samples/scale.ts, without . or .. and without a slash at its start.`,
    ],
  ),
  [
    'a file that belongs to the site',
    'file="sidebar.ts"',
    `The file sidebar.ts is not in a folder for code\n  Expected a file or folder whose name starts with _, such as _samples/scale.ts.\n  Move it to ${folder}/_samples.`,
  ],
  ['an empty file', 'file="_samples/empty.ts"', `The file ${folder}/_samples/empty.ts is empty`],
];

for (const [name, options, report] of mistakes) {
  test(`a code block with ${name} is reported`, async () => {
    expect(await reportText(`Text.\n\n${block(options)}`, files)).toBe(`page.mdx:8:13  ${report}`);
  });
}

test('a code block with a file and other code is reported', async () => {
  const text = '```ts title="a.ts" file="_samples/scale.ts"\nlet a;\n```';
  expect(await reportText(text, files)).toBe(
    'page.mdx:6:26  A block with the option file also contains code\n  Expected no line between its fences.\n  Remove the code, or file="_samples/scale.ts".',
  );
});

test('code files count toward the limits of partials', async () => {
  const long = { [`${folder}/_samples/long.ts`]: `let a = '${'a'.repeat(120_000)}';` };
  const twice = `${block('file="_samples/long.ts"')}\n\n`.repeat(2);
  expect(await reportText(twice, long)).toContain(
    'page.mdx:9:13  The partials and code files of the page page.mdx have more than 200,000 characters',
  );
  const often = `${block('file="_samples/scale.ts#L6"')}\n\n`.repeat(101);
  expect(await reportText(often, files)).toContain(
    'The page page.mdx includes more than 100 partials and code files',
  );
});

test('a site shows a code file without running it', async () => {
  const code = "globalThis.hasRun = true;\nthrow new Error('It runs.');\n";
  const site = authorSite(test.info().outputPath('site'), {
    'content/docs/v4/index.mdx': pageText(block('file="_samples/run.ts"')),
    'content/docs/v4/guides/old.mdx': pageText('## X\n\nText.'),
    'content/docs/v4/_samples/run.ts': code,
    'content/docs/v4/sidebar.ts': "export default ['index', 'guides/old'];\n",
    'content/docs/v2/index.mdx': pageText('Text.'),
  });
  expect(await site.report()).toBe('');
  const content = site.read();
  const index = content.docs.find(({ path }) => path === '/');
  expect(index && (await content.compile(index)).fences[0]?.code).toBe(code.trimEnd());
  expect('hasRun' in globalThis).toBe(false);
});
