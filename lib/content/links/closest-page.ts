import { distance } from 'fastest-levenshtein';

/**
 * Maximum differences between a broken path and a suggested path, from 0 (equal) to 1 (completely different).
 * Either the last segments must differ by at most `name`, or the complete paths by at most `path`.
 */
const limits = { name: 0.4, path: 0.3 };

/**
 * Returns the page whose path is most similar to a path that does not exist, or undefined when no path is
 * similar enough. The last segment has more weight than the folders before it, so the function also finds
 * pages that were moved to another folder.
 */
export function closestPage(asked: string, pages: readonly string[]): string | undefined {
  const folders = new Set(pages.map((page) => toParts(page)[0]));
  const [first = '', ...rest] = toParts(asked);
  // If no page is in the first folder, the link probably comes from another site or from a docs version that
  // does not exist, so the folder is ignored.
  const wanted = folders.has(first) || rest.length === 0 ? [first, ...rest] : rest;
  const scored = pages.flatMap((page) => {
    const parts = toParts(page);
    const name = unlikeness(wanted.at(-1) ?? '', parts.at(-1) ?? '');
    const path = unlikeness(wanted.join('/'), parts.join('/'));
    return name <= limits.name || path <= limits.path ? [{ page, score: 2 * name + path }] : [];
  });
  return scored.sort((a, b) => a.score - b.score)[0]?.page;
}

/** Splits a path into segments, in lowercase and without endings such as `.html` and `/index.mdx`. */
function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter(Boolean);
}

/**
 * Returns the edit distance between two strings, divided by the length of the longer one. The result is 0 for
 * equal strings and at most 1.
 */
function unlikeness(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}
