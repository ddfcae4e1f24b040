import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';
import ts from 'typescript';

/** Names from packages or browsers that comments may mention although no code uses them. */
const known = new Set(['processAspectRatio', 'sourceURL']);

/** Returns the comments in a script, each with its line number. */
function commentsOf(code: string): { line: number; text: string }[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, code);
  const comments: { line: number; text: string }[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const isComment =
      kind === ts.SyntaxKind.MultiLineCommentTrivia ||
      kind === ts.SyntaxKind.SingleLineCommentTrivia;
    if (!isComment) continue;
    const line = code.slice(0, scanner.getTokenStart()).split('\n').length;
    comments.push({ line, text: scanner.getTokenText() });
  }
  return comments;
}

test('a comment names only identifiers that exist', async () => {
  const files = await glob('{app,components,content,lib,scripts,tests}/**/*.{ts,tsx,mjs}', {
    ignore: ['tests/fixtures/**'],
  });
  const others = await glob(['*.{json,mjs,ts}', 'content/**/*.{mdx,yml}', 'components/**/*.css']);
  const read = (file: string) => readFileSync(file, 'utf8');
  const codes = files.map(read);
  const words = new Set<string>();
  for (const [index, code] of codes.entries()) {
    const comments = commentsOf(code);
    let rest = code;
    for (const { text } of comments) rest = rest.replace(text, '');
    for (const [word] of rest.matchAll(/[\w$]+/g)) words.add(word);
    words.add((files[index] ?? '').replace(/^.*\/|\.\w+$/g, ''));
  }
  for (const file of others) for (const [word] of read(file).matchAll(/[\w$]+/g)) words.add(word);
  const missing = codes.flatMap((code, index) =>
    commentsOf(code).flatMap(({ line, text }) =>
      [...text.matchAll(/`([A-Za-z]\w*[a-z]\w*[A-Z]\w*)(?:\(\))?`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !words.has(name) && !known.has(name))
        .map((name) => `${files[index]}:${line}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
