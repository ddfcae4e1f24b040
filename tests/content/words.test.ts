import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { proseOf } from '@/tests/support/prose-words';
import { siteIn } from '@/tests/support/site';

/** Returns the word list in `CONTRIBUTING.md`: each term to avoid, with the term to write instead. */
function wordList(): [term: string, write: string][] {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const table = /\| write \| instead of \|\n\|.*\n((?:\|.*\n)+)/.exec(guide)?.[1] ?? '';
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [write = '', terms = ''] = row.split('|').slice(1, 3);
      return terms.split(',').map((term): [string, string] => [term.trim(), write.trim()]);
    });
}

test('the pages use one term for one thing', async () => {
  const list = wordList();
  expect(list.length).toBeGreaterThan(40);
  const { docs, posts, compile } = siteIn();
  const found: string[] = [];
  for (const entry of [...docs, ...posts]) {
    const text = `${entry.frontMatter.title}\n${entry.frontMatter.description}\n${proseOf((await compile(entry)).tree)}`;
    for (const [term, write] of list) {
      for (const { index } of text.matchAll(new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'gi'))) {
        const around = text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ');
        found.push(`${entry.file}: "${term}" in "…${around}…". Write: ${write}`);
      }
    }
  }
  expect(found).toEqual([]);
});
