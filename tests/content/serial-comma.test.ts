import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';
import ts from 'typescript';
import { parseScript } from '../support/comments';

/**
 * Sentences that look like lists. Most of them have an introductory phrase in front of a pair, or a pair that
 * explains the words in front of it.
 */
const exceptions = [
  'the props and classProps options',
  'letter spacing and line heights become numbers',
  'emulated with margins and borders',
  'make circles and pills',
  'lay out tags and tiles',
  'use negative and automatic margins',
  '`mx-*` and `my-*` on one axis',
  '`px-*` and `py-*` on one axis',
  'set or toggle it',
  'left and right margins',
  'classes with a state or group',
  'variables and rnw and rnh',
  'use, `.dark` and `:root.dark`',
  'use the platform and pixel functions',
  'names, `pixelRatio` and `pixelRatioSelect`',
  'its loader in `next.config.ts` or',
  'Tailwind 2 or 3 theme',
  'several themes and variants, and',
  'declarations, `clip` and `white-space`',
  'shadowOffset with width 0 and height 4',
  'classes, `items-center` and `justify-center`',
  'start and end, and p-auto',
  '`active:` or `hover:` on a `View`',
  'delete `node_modules/.cache` and',
  '`pt-safe` and the other safe-area classes',
  'a navigation and Back',
  'reduced to the characters and weights',
  'title, read the heading text and forced',
];

/** Words that start an introductory phrase: "In Expo, iOS and Android behave the same". */
const introduction =
  /^[\s#>[-]*(?:(?:and|but|so)\s+)?(?:after|as|at|because|before|behind|between|beyond|by|even|except|for|from|if|in|inside|instead|like|of|on|once|since|then|there|to|under|unlike|until|up|when|where|while|with|within|without)\b/i;

/** Words that start an addition to the sentence, which is not an item: "colors, such as red and blue". */
const addition =
  'after|along|also|although|are|as|at|because|before|both|but|each|either|even|except|first|for|if|in|including|is|like|neither|not|on|one|only|since|so|such|than|that|then|usually|when|where|whether|which|while|who|with|within|without';

const word = String.raw`[^\s,.;:!?()|"“”<>—]+(?:[.:][^\s,.;:!?()|"“”<>—]+)*`;
const item = String.raw`(?!(?:and|or|${addition})\s)${word}(?:\s+(?!(?:and|or)\s)${word}){0,3}`;
/** The comma after the first item, a second item of up to four words, and a conjunction without a comma. */
const list = new RegExp(
  String.raw`(?<=[^\s,.;:!?(|"“<>—]),\s+${item}\s+(?:and|or)\s+(?!newer|later|older|more\b)`,
  'g',
);
/** The end of a list in an introductory phrase: the comma in "With Expo, Next.js and Vite, the file …". */
const closed = new RegExp(
  String.raw`^${word}(?:\s+${word}){0,2},(?!\s+(?:and|as|because|but|not|or|so|where|which)\s)`,
);

interface Finding {
  line: number;
  text: string;
}

/** Returns the lists in a text that lack a serial comma. */
function findLists(text: string): Finding[] {
  // Items of lists, headings, and table rows are separate blocks.
  const starts = [...text.matchAll(/\n(?=\s*(?:\n|[-+#|<]|\d+\.\s|:::))/g)].map(
    ({ index }) => index,
  );
  return [0, ...starts].flatMap((start, index) => {
    const block = text.slice(start, starts[index]);
    const firstLine = text.slice(0, start).split('\n').length;
    return [...block.matchAll(list)]
      .filter((match) => isList(block, match))
      .map((match) => ({
        line: firstLine + block.slice(0, match.index).split('\n').length - 1,
        text: excerptOf(block, match),
      }));
  });
}

/** Returns whether a match is a list. A pair after an introductory phrase is not one. */
function isList(block: string, { 0: found, index }: RegExpExecArray): boolean {
  const after = block.slice(index + found.length);
  const clause =
    block
      .slice(0, index)
      .split(/[.:;!?]\s|[()|"“”<>—]/)
      .at(-1) ?? '';
  return !introduction.test(clause) || /,\s/.test(clause) || closed.test(after);
}

function excerptOf(block: string, { 0: found, index }: RegExpExecArray): string {
  const end = index + found.length;
  return showCode(block.slice(Math.max(0, index - 40), end + 40).replace(/\s+/g, ' '));
}

/** Replaces the ASCII characters of code with private ones, so that code is one word without punctuation. */
const hideCode = (code: string) =>
  code.replace(/[ -~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xe000));

const showCode = (text: string) =>
  text.replace(/[\ue000-\ue0ff]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xe000));

/** Returns the text of a Markdown or MDX file without fences, comments, and link targets. Keeps all lines. */
function proseIn(source: string): string {
  const keepLines = (text: string) => text.replace(/[^\n]/g, '');
  return source
    .replace(/^keywords:.*$/m, '')
    .replace(/^([ >]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ >]*\2/gm, keepLines)
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, keepLines)
    .replace(/(`+)([\s\S]*?[^`])\1(?!`)/g, hideCode)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*:::.*$/gm, '$&.')
    .replace(/\{#[\w-]+\}|\*+/g, '');
}

/** Returns the strings in a script, each on the line where it starts and followed by a period. */
function stringsIn(file: string): string {
  const source = parseScript(file, readFileSync(file, 'utf8'));
  const lines = source.text.split('\n').map(() => '');
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const text = node
        .getText(source)
        .slice(1, -1)
        .replace(/\$\{[^}]*\}/g, hideCode);
      lines[line] += `${text.replace(/\n/g, ' ')}. `;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines.join('\n');
}

test('lists of three or more have a serial comma', async () => {
  const documents = await glob([
    'content/{docs,blog}/**/*.mdx',
    '{README,CONTRIBUTING,ARCHITECTURE}.md',
    'docs/*.md',
  ]);
  const scripts = await glob('{content/messages,lib,components,scripts}/**/*.{ts,tsx}');
  expect(documents.length).toBeGreaterThan(300);
  expect(scripts.length).toBeGreaterThan(10);
  const unused = new Set(exceptions);
  const found = [
    ...documents.map((file) => ({ file, text: proseIn(readFileSync(file, 'utf8')) })),
    ...scripts.map((file) => ({ file, text: stringsIn(file) })),
  ].flatMap(({ file, text: prose }) =>
    findLists(prose).flatMap(({ line, text }) => {
      const exception = exceptions.find((phrase) => text.includes(phrase));
      if (exception) unused.delete(exception);
      return exception ? [] : [`${file}:${line}: ${text}`];
    }),
  );
  expect(found, 'Add a comma before "and" or "or", or an exception to this test').toEqual([]);
  expect([...unused], 'Exceptions that match nothing').toEqual([]);
});

test('a pair and an introductory phrase in front of a pair need no serial comma', () => {
  const rows: [text: string, lists: number][] = [
    ['Seats, fares and timetables.', 1],
    ['Seats, fares, and timetables.', 0],
    ['Seats and fares.', 0],
    ['A parcel with a stamp, a label or\na barcode.', 1],
    ['Use `a, b`, `c.d` and `e`.', 1],
    ['Read [seats](/seats), *fares* or [stops](/stops).', 1],
    ['The train leaves at 9, the bus at 10 and the ferry at 11.', 1],
    ['In Expo, iOS and Android behave the same.', 0],
    ['On native, `p-4` is 14 and `p-8` is 28, because a rem is 14.', 0],
    ['So on iOS, seats and fares are equal.', 0],
    ['In Expo, Vite and Next.js, seats are equal.', 1],
    ['In Expo, you see seats, fares and stops.', 1],
    ['A train, such as a tram or a subway.', 0],
    ['It draws seats, so rows and columns fit.', 0],
    ['React Native 0.80, 0.81 or newer.', 0],
    ['Seats (rows, windows) and stops.', 0],
    ['| Seats | rows, columns and windows |', 1],
    ['```sh\nrows, columns and windows\n```', 0],
    ['---\ntitle: Seats\nkeywords: [rows, columns and windows]\n---', 0],
    ['---\ndescription: Seats, fares and stops.\n---', 1],
  ];
  for (const [text, lists] of rows) expect(findLists(proseIn(text)), text).toHaveLength(lists);
});
