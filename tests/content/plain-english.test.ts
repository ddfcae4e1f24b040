import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';
import ts from 'typescript';
import { commentsOf, parseScript } from '../support/comments';

/** Phrases that make comments and documents sound translated, each with what to write instead. */
const phrases: [avoid: RegExp, write: string][] = [
  [/\b(?:stands?|stood|standing)\b(?! ?(?:-|for\b|in for\b|out\b|alone))/i, 'is, appears'],
  [/\b(?:lies|lay)\b(?! out)/i, 'is, are in'],
  [/\b(?:beside|besides)\b/i, 'next to, in addition to'],
  [/\banew\b/i, 'again'],
  [/\bof (?:its|their|one’s|one's|his|her) own\b/i, 'its own, separate'],
  [/\bnothing but\b/i, 'only'],
  [/\b(?:takes?|took) (?:along|with it)\b|\btakes none\b/i, 'affects'],
  [/\bat once\b(?! by)/i, 'immediately, at the same time'],
  [/\balike\b/i, 'the same'],
  [/\bgoes? by\b|\bgoes? on (?:to|with)\b|\bgive[sn]? on\b/i, 'uses, continues, passes'],
  [
    /(?<!there )\b(?:is|are) (?:no|none)\b(?! (?:longer|more|such|other|need|way|space|room|point|error))/i,
    'is not a',
  ],
  [
    /\bknows? of\b|\b(?:is|are|was) told\b|\btells? (?:of|whether|from)\b/i,
    'has, is passed, shows',
  ],
  [/\bthose? of which\b|\bof which (?:one|no|each|none|some)\b/i, 'two sentences'],
  [
    /\bwhat (?:it|they|a \w+|the \w+) (?:says?|tells?|asks?|makes?|brings?|hands?) (?:of|for|on)\b/i,
    'the name of the thing',
  ],
  [/\bfor (?:good|ever)\b/i, 'permanently'],
  [/\bby hand\b/i, 'manually'],
  [/\bin (?:its|their|the) (?:place|stead) of\b|\bin place of\b/i, 'instead of'],
  [/\bmends?\b|\bmended\b|\bmending\b/i, 'fixes'],
  [/\bmeanwhile\b|\bhitherto\b|\bthereof\b|\bwhereof\b|\bhenceforth\b/i, 'a plain word'],
  [/\bshall\b/i, 'will, should, must'],
  [/\bneed not\b|\bneeds not\b/i, 'does not need to'],
  [/\b(?:its|their|his) likes\b|\bmost of its\b/i, 'similar ones'],
  [/\bblanks\b/i, 'spaces'],
  [/\bforeign\b/i, 'third-party, untrusted'],
  [/\b(?:is|are|was|were) (?:there|gone) (?:for|as long)\b|\bfor as long as\b/i, 'while'],
];

interface Text {
  place: string;
  text: string;
}

/** Returns the comments and the test titles in a script. */
function scriptTexts(file: string): Text[] {
  const source = parseScript(file, readFileSync(file, 'utf8'));
  const texts = commentsOf(source).map(({ line, text }) => ({ place: `${file}:${line}`, text }));
  if (!/\.test\.ts$/.test(file)) return texts;
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      /^test(?:\.describe)?$/.test(node.expression.getText(source))
    ) {
      const [title] = node.arguments;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (title) texts.push({ place: `${file}:${line + 1}`, text: title.getText(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Returns the comments in a style sheet. */
function styleTexts(file: string): Text[] {
  const css = readFileSync(file, 'utf8');
  return [...css.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
    place: `${file}:${css.slice(0, index).split('\n').length}`,
    text,
  }));
}

/** Returns the lines of a Markdown document, without code spans and code blocks. */
function documentTexts(file: string): Text[] {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, (block) =>
    block.replace(/[^\n]/g, ''),
  );
  return text
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, text: line.replace(/`[^`]*`/g, '') }));
}

/** Returns a message for each text that contains a phrase to avoid. */
function findings(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    phrases.flatMap(([avoid, write]) => {
      const plain = text.replace(/\n\s*\*? ?/g, ' ').replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '');
      const found = avoid.exec(plain);
      return found ? [`${place}: "${found[0]}" in "${plain.trim()}". Write: ${write}`] : [];
    }),
  );
}

test('comments and test titles are in plain English', async () => {
  const files = await glob(
    ['*.{ts,mjs}', '{app,components,content,lib,scripts,tests}/**/*.{ts,tsx,mjs,css}'],
    {
      ignore: ['tests/fixtures/**', 'tests/content/plain-english.test.ts'],
    },
  );
  expect(files.length).toBeGreaterThan(700);
  const texts = files.flatMap((file) => (/css$/.test(file) ? styleTexts(file) : scriptTexts(file)));
  expect(texts.length).toBeGreaterThan(5000);
  expect(findings(texts)).toEqual([]);
});

test('documents for maintainers are in plain English', async () => {
  const files = await glob(['{README,ARCHITECTURE,CHANGELOG}.md', '{docs,lib,tests}/**/*.md'], {
    ignore: ['tests/fixtures/**', 'docs/another-product.md'],
  });
  expect(files.length).toBeGreaterThan(20);
  expect(findings(files.flatMap(documentTexts))).toEqual([]);
});
