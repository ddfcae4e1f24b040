import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';
import { commentsOf, parseScript } from '../support/comments';

/** Names from packages or browsers that comments may mention although no code uses them. */
const known = new Set(['processAspectRatio', 'sourceURL']);

test('a comment names only identifiers that exist', async () => {
  const files = await glob('{app,components,content,lib,scripts,tests}/**/*.{ts,tsx,mjs}', {
    ignore: ['tests/fixtures/**'],
  });
  const others = await glob(['*.{json,mjs,ts}', 'content/**/*.{mdx,yml}', 'components/**/*.css']);
  const read = (file: string) => readFileSync(file, 'utf8');
  const codes = files.map(read);
  const comments = codes.map((code, index) => commentsOf(parseScript(files[index] ?? '', code)));
  expect(comments.flat().length).toBeGreaterThan(2000);
  const words = new Set<string>();
  for (const [index, code] of codes.entries()) {
    let rest = code;
    for (const { text } of comments[index] ?? []) rest = rest.replace(text, '');
    for (const [word] of rest.matchAll(/[\w$]+/g)) words.add(word);
    words.add((files[index] ?? '').replace(/^.*\/|\.\w+$/g, ''));
  }
  for (const file of others) for (const [word] of read(file).matchAll(/[\w$]+/g)) words.add(word);
  const missing = comments.flatMap((own, index) =>
    own.flatMap(({ line, text }) =>
      [...text.matchAll(/`([A-Za-z]\w*[a-z]\w*[A-Z]\w*)(?:\(\))?`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !words.has(name) && !known.has(name))
        .map((name) => `${files[index]}:${line}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
