import { expect, test } from '@playwright/test';
import { siteIn } from '@/tests/support/site';

const { docs, posts } = siteIn();
const entries = [...docs, ...posts];

test('every page has a description', () => {
  const without = entries.filter(({ frontMatter }) => frontMatter.description === undefined);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('no two pages have the same description', () => {
  const described = new Map<string, string[]>();
  for (const { file, frontMatter } of entries) {
    const text = frontMatter.description ?? file;
    described.set(text, [...(described.get(text) ?? []), file]);
  }
  expect([...described.values()].filter((files) => files.length > 1)).toEqual([]);
});
