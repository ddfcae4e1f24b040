import { distance } from 'fastest-levenshtein';

/**
 * Maximum difference of the last path segment and of the complete path, from 0 (same) to 1 (nothing shared).
 */
const limits = { name: 0.4, path: 0.3 };

/**
 * Finds the page whose path is most similar to a path that does not exist; undefined when none is close. The
 * last segment counts more than the folders before it, so that moved pages are found as well as typos.
 */
export function closestPage(asked: string, pages: readonly string[]): string | undefined {
  const folders = new Set(pages.map((page) => toParts(page)[0]));
  const [first = '', ...rest] = toParts(asked);
  // A first folder that no page uses comes from another site or a version that does not exist, so it is
  // ignored.
  const wanted = folders.has(first) || rest.length === 0 ? [first, ...rest] : rest;
  const scored = pages.flatMap((page) => {
    const parts = toParts(page);
    const name = unlikeness(wanted.at(-1) ?? '', parts.at(-1) ?? '');
    const path = unlikeness(wanted.join('/'), parts.join('/'));
    return name <= limits.name || path <= limits.path ? [{ page, score: 2 * name + path }] : [];
  });
  return scored.sort((a, b) => a.score - b.score)[0]?.page;
}

/** Splits a path into lowercase segments, without extensions and `/index` endings. */
function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter(Boolean);
}

/** Edit distance of two texts relative to the longer one: 0 when equal, 1 when nothing is shared. */
function unlikeness(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}
