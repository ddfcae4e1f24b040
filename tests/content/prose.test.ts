import { expect, test } from '@playwright/test';
import { proseOf, wordsIn } from '@/tests/support/prose-words';
import { overlapOf, shinglesOf } from '@/tests/support/shingles';
import { siteIn } from '@/tests/support/site';

/**
 * Minimum number of words for each kind of page. Index pages mostly contain links, so they have no minimum.
 */
const FEWEST = { utility: 60, other: 150, index: 0 };
const LIKENESS = 0.25;

async function loadProse(): Promise<{ file: string; text: string }[]> {
  const { docs, posts, compile } = siteIn();
  return Promise.all(
    [...docs, ...posts].map(async (entry) => ({
      file: entry.file,
      text: proseOf((await compile(entry)).tree),
    })),
  );
}

function fewestFor(file: string): number {
  if (file.endsWith('/index.mdx')) return FEWEST.index;
  return file.includes('/tailwind/') ? FEWEST.utility : FEWEST.other;
}

test('every page has enough unique text', async () => {
  const pages = (await loadProse()).map(({ file, text }) => ({ file, words: wordsIn(text) }));
  expect(pages.filter(({ file, words }) => words < fewestFor(file))).toEqual([]);
});

test('no two pages share more than a quarter of their sentences', async () => {
  const pages = (await loadProse()).map(({ file, text }) => ({ file, shingles: shinglesOf(text) }));
  const alike = pages.flatMap((a, index) =>
    pages
      .slice(index + 1)
      .map((b) => ({ pair: [a.file, b.file], overlap: overlapOf(a.shingles, b.shingles) }))
      .filter(({ overlap }) => overlap > LIKENESS),
  );
  expect(alike).toEqual([]);
});
