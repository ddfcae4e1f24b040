import { distance } from 'fastest-levenshtein';

/** How much of the last part of an address may differ, and how much of all of it. */
const limits = { name: 0.4, path: 0.3 };

/**
 * The page whose path is most like one that doesn't exist; undefined when none is close. The name at the
 * end counts more than the folders before it, so a page that was moved is found as well as a typing error.
 */
export function closestPage(asked: string, pages: readonly string[]): string | undefined {
  const folders = new Set(pages.map((page) => toParts(page)[0]));
  const [first = '', ...rest] = toParts(asked);
  // A first folder that no page is in is that of another site, or a version that isn't here.
  const wanted = folders.has(first) || rest.length === 0 ? [first, ...rest] : rest;
  const scored = pages.flatMap((page) => {
    const parts = toParts(page);
    const name = unlikeness(wanted.at(-1) ?? '', parts.at(-1) ?? '');
    const path = unlikeness(wanted.join('/'), parts.join('/'));
    return name <= limits.name || path <= limits.path ? [{ page, score: 2 * name + path }] : [];
  });
  return scored.sort((a, b) => a.score - b.score)[0]?.page;
}

/** What an address says, without capitals and the endings that hosts add. */
function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter(Boolean);
}

/** 0 for the same text, 1 for one that shares nothing. */
function unlikeness(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}
