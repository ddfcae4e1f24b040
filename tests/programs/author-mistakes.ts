/**
 * Mistakes of authors, one of each kind, with the error that each of them causes. They are made in a copy of the
 * fixture site `plain`, in which an author has started the page `news`.
 */

import { componentNames } from '@/components/prose/markdown';
import { replacedComponents } from '@/lib/content/mdx/component-props';

/** Names of all components, as an error lists them. */
const allComponents = [...componentNames, ...replacedComponents].sort().join(', ');

const docs = 'content/docs/main';

/** Page that the author has created, and the text that the author has written in it. */
export const news = `${docs}/news/first.mdx`;
export const newsBody = '[Tabs](/components/tabs) have news.\n\n![A dot](./dot.png)\n';

/** Guide for authors with the terms to avoid. */
export const guide = '# Guide\n\n| write | instead of |\n| --- | --- |\n| drops | is refused |\n';

/** Mistake of an author. */
export interface AuthorMistake {
  kind: string;
  /** Returns the text of each file with the mistake. Receives an empty string for a new file. */
  edits: Readonly<Record<string, (text: string) => string>>;
  /** Complete error in the report: the place, the problem, what is expected, and the fix. */
  error: string;
}

/** Returns a mistake at the end of the author's page, on line 10. `error` starts with the line and column. */
function inNews(kind: string, text: string, error: string): AuthorMistake {
  return {
    kind,
    edits: { [news]: (old) => `${old}\n${text}\n` },
    error: `${news}:${error}`,
  };
}

/** Returns a mistake that replaces a part of a file. */
function replaced(
  kind: string,
  [file, part, text]: [file: string, part: RegExp | string, text: string],
  error: string,
): AuthorMistake {
  return { kind, edits: { [file]: (old) => old.replace(part, text) }, error };
}

/** Returns a mistake that adds a file. */
function added(kind: string, file: string, text: string, error: string): AuthorMistake {
  return { kind, edits: { [file]: () => text }, error };
}

const post = 'content/blog/2024-01-02-hello.mdx';
const title = /^title: .*$/m;
const description = /^description: .*$/m;

export const mistakes: readonly AuthorMistake[] = [
  inNews(
    'unknown prop',
    '<Details sumary="More">\n\nx\n\n</Details>',
    '10:10  Unknown prop of <Details>: sumary\n  Expected summary="…", open.\n  Did you mean summary?',
  ),
  inNews(
    'missing required prop',
    '<Since />',
    '10:1  <Since> has no version\n  Expected <Since version="…">.',
  ),
  inNews(
    'wrong type of a prop',
    '<Details summary={3}>\n\nx\n\n</Details>',
    '10:10  summary is not written in quotes on <Details>\n  Expected summary="…".',
  ),
  inNews(
    'unknown component',
    '<Tbas />',
    `10:1  Unknown component <Tbas>\n  Expected one of ${allComponents}.\n  Did you mean Tabs?`,
  ),
  inNews(
    'tag that is not closed',
    '<Tabs>',
    '10:1  <Tabs> is not closed\n  Add </Tabs> in the paragraph, list, or notice that contains <Tabs>.',
  ),
  inNews(
    'tabs without a tab',
    '<Tabs></Tabs>',
    '10:1  <Tabs> contains no <TabItem>\n  Expected at least one.',
  ),
  inNews(
    'code in braces',
    '{process.exit()}',
    '10:1  Code in braces does not run in pages\n  Expected a string, a number, true, false, null, an array of these, an object of these, or a comment.\n  Write the value itself, or a literal brace as \\{.',
  ),
  replaced(
    'unknown front matter key',
    [news, /^---\n\n/m, 'titel: News\n---\n\n'],
    `${news}:4:1  titel is not a known key\n  Known keys: title, description, slug, keywords, draft, unlisted, aliases, image, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, sidebar_label, sidebar_position, pagination_label, pagination_prev, pagination_next, hide_title, search_all_versions, hero.\n  Did you mean title?`,
  ),
  replaced(
    'missing title',
    [news, /^title: .*\n/m, ''],
    `${news}:1:1  title is missing\n  Expected a text of 1 to 60 characters.`,
  ),
  replaced(
    'description that is too short',
    [news, description, 'description: What is new.'],
    `${news}:3:14  description is "What is new."\n  Expected a text of 50 to 160 characters.`,
  ),
  replaced(
    'YAML colon without quotes',
    [news, title, 'title: News: first'],
    `${news}:2:8  The YAML cannot be read: Nested mappings are not allowed in compact mappings\n  A value with a colon needs quotes: title: "News: first".`,
  ),
  inNews(
    'equal headings',
    '## New\n\n## New',
    '12:1  Two headings of the page are "New"\n  Write what the section is about, or add an id: ## New {#new-…}.',
  ),
  inNews(
    'heading id that is not valid',
    '## New {#new things}',
    '10:8  {#new things} is not an id of a heading\n  Write it without spaces: {#new-things}.',
  ),
  inNews(
    'first-level heading',
    '# New',
    '10:1  A first-level heading in the body\n  Expected the title of the front matter to be the only one.\n  Start with ##.',
  ),
  inNews(
    'heading that skips a level',
    '#### Deep',
    '10:1  The heading "Deep" skips a level: #### after #\n  Expected ## or fewer.',
  ),
  inNews(
    'fence without a language',
    '```\nx\n```',
    '10:1  A code block has no language\n  Expected tsx, ts, jsx, js, json, css, sh, diff, html, md, yaml, text.\n  Write it after the backticks, as in ```tsx or ```text.',
  ),
  inNews(
    'unknown language',
    '```jsxx\n```',
    '10:4  Unknown language of a code block: jsxx\n  Expected tsx, ts, jsx, js, json, css, sh, diff, html, md, yaml, text.\n  Did you mean jsx?',
  ),
  inNews(
    'unknown fence option',
    '```tsx titel="a.tsx"\n```',
    '10:8  Unknown option of a code block: titel="a.tsx"\n  Expected title="…", file="…", error="…", height="…", native="…", showLineNumbers, wrap, diff, pm, player, no-edit, collapsed, {1,4-6}.\n  Did you mean title?',
  ),
  inNews(
    'highlighted line that does not exist',
    '```sh {2}\nnpm ls\n```',
    '10:7  Line 2 is highlighted, but the block has 1 line\n  Correct the numbers in braces.',
  ),
  inNews(
    'magic comment without its counterpart',
    '```sh\n# highlight-start\nnpm ls\n```',
    '11:1  highlight-start without highlight-end\n  Add a comment highlight-end.',
  ),
  inNews(
    'sample with a syntax error',
    '```tsx player\nconst = 1;\n```',
    '11:7  This tsx cannot be parsed: Expected identifier but found "="\n  Correct the code. Readers copy it, so it has to be complete.',
  ),
  inNews(
    'sample with a type error',
    '```tsx\nexport const size: number = "2";\n```',
    "11:14  TS2322: Type 'string' is not assignable to type 'number'.\n  Correct the sample, or mark a deliberate mistake with error=\"2322\".",
  ),
  inNews(
    'sample without the announced error',
    '```ts error="2322"\nexport const a = 1;\n```',
    '10:1  This sample should fail with TS2322, but it does not\n  Remove error="…", or correct what the page says about it.',
  ),
  inNews(
    'live sample that fails',
    "```tsx player\nexport default function App() {\n  throw new Error('No!');\n}\n```",
    '10:1  A live sample fails: No!\n  Correct the code, or remove the option player.',
  ),
  inNews(
    'unknown class in a sample',
    '```html\n<p class="felx-1"></p>\n```',
    '11:11  felx-1 is not a class\n  Expected a class of v1, or one that the page declares as its own with {/* classes: felx-1 */}.\n  Did you mean flex-1?',
  ),
  inNews(
    'unknown class of a component',
    '<Support class="felx-1" />',
    '10:1  v1 has no class felx-1\n  Did you mean flex-1?',
  ),
  inNews(
    'word that looks like a class',
    'Use `bg-blorange-500`.',
    '10:6  bg-blorange-500 is not a class\n  Expected a class of v1, or one that the page declares as its own with {/* classes: bg-blorange-500 */}.\n  Did you mean bg-orange-500?',
  ),
  inNews(
    'false claim about a class',
    '`float-left` works on native.',
    '10:1  float-left is said to work on native\n  The class data of v1 disagrees: float-left: iOS: no effect, Android: no effect, Web: works.\n  Correct the sentence, or use <Support class="float-left" />.',
  ),
  inNews(
    'misspelled word',
    'A wrod.',
    '10:3  No dictionary has the word wrod\n  Did you mean word?\n  Correct it, put it in code, or add it to cspell.txt.',
  ),
  inNews(
    'term to avoid',
    'A class is *refused*.',
    '10:9  "is refused" is a term to avoid\n  Expected drops.\n  CONTRIBUTING.md lists the terms.',
  ),
  inNews(
    'link to no page',
    '[To](/nowhere)',
    '10:1  Link to a page that does not exist\n  /nowhere → there is no such page\n  Correct the path, or add the page.',
  ),
  inNews(
    'link to no heading',
    '[To](/components/tabs#none)',
    '10:1  Link to a heading that does not exist\n  /components/tabs#none → that page has: #alone, #group, #the-same-group, #in-the-address\n  Did you mean #alone?',
  ),
  inNews(
    'picture without alternative text',
    '![](./dot.png)',
    '10:1  The image ./dot.png has no alternative text\n  Expected ![what it shows](./dot.png).',
  ),
  inNews(
    'picture that does not exist',
    '![A dot](./dto.png)',
    `10:1  There is no file ./dto.png\n  Expected a file at ${docs}/news/dto.png.`,
  ),
  inNews(
    'picture of another site',
    '![A dot](https://example.org/dot.png)',
    '10:1  The image https://example.org/dot.png is on another site, and pages load images only from their own\n  Expected a copy next to the page: ![A dot](./dot.png).',
  ),
  inNews(
    'partial that does not exist',
    '<Include file="_partials/none.mdx" />',
    `10:1  There is no partial _partials/none.mdx\n  Expected a file at ${docs}/_partials/none.mdx.`,
  ),
  {
    kind: 'partial that includes itself',
    edits: {
      [`${docs}/_partials/loop.mdx`]: () => '<Include file="_partials/loop.mdx" />\n',
      [news]: (old) => `${old}\n<Include file="_partials/loop.mdx" />\n`,
    },
    error: `${docs}/_partials/loop.mdx:1:1  The partial _partials/loop.mdx includes itself\n  Remove this tag, or one of those before it: ${news} → ${docs}/_partials/loop.mdx → ${docs}/_partials/loop.mdx.`,
  },
  inNews(
    'notice that is not closed',
    ':::tip\n\nRead this.',
    '10:1  The notice :::tip is not closed\n  Add a line with the same number of colons below it.',
  ),
  inNews(
    'unknown kind of notice',
    ':::hint\n\nRead this.\n\n:::',
    '10:1  Unknown notice :::hint\n  Expected note, tip, info, warning, danger.',
  ),
  added(
    'page saved as .md',
    `${docs}/news/second.md`,
    'Text',
    `${docs}/news/second.md  The file ends in .md, so it is not a page\n  Rename it to ${docs}/news/second.mdx.`,
  ),
  added(
    'glossary that is not valid',
    `${docs}/glossary.yml`,
    '- x\n',
    `${docs}/glossary.yml:1:1  The data is ["x"]\n  Expected lists of terms under URL paths, as in /guides/themes: [theme, themes].`,
  ),
  replaced(
    'configuration with a syntax error',
    ['site.config.ts', 'export default', 'export defaul'],
    'site.config.ts:5:8  The file cannot be loaded: Unexpected "defaul"\n  Correct the code there.',
  ),
  replaced(
    'setting that is not valid',
    ['site.config.ts', 'buildInfo', "downloads: 'no', buildInfo"],
    'site.config.ts:27:14  downloads is "no"\n  Expected true or false.',
  ),
  replaced(
    'sidebar entry that names no page',
    [`${docs}/sidebar.ts`, /\];\n$/, "  'news/none',\n];\n"],
    `${docs}/sidebar.ts:7:3  The sidebar "docs" names a doc that does not exist: news/none\n  Expected the path of a page in this folder, without .mdx.`,
  ),
  replaced(
    'sidebar with a syntax error',
    [`${docs}/sidebar.ts`, 'export default', 'export defaul'],
    `${docs}/sidebar.ts:1:8  The file cannot be loaded: Unexpected "defaul"\n  Correct the code there.`,
  ),
  added(
    'post without a date',
    'content/blog/undated.mdx',
    '---\ntitle: Undated\n---\n\nText.\n\n{/* truncate */}\n',
    'content/blog/undated.mdx  The file name does not start with a date\n  Expected a name such as content/blog/2026-11-21-release.mdx.',
  ),
  replaced(
    'unknown author',
    [post, 'authors: [team]', 'authors: [tema]'],
    `${post}:6:11  The author "tema" is not in content/blog/authors.yml\n  Known authors: team.\n  Did you mean team?`,
  ),
  replaced(
    'authors that are not valid',
    ['content/blog/authors.yml', /$/, '\nx: [\n'],
    'content/blog/authors.yml:5:1  The YAML cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]\n  Add the closing ]. A value that starts with a literal [ needs quotes.',
  ),
];
