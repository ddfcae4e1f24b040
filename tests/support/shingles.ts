/** Number of words in a shingle. A shingle is a sequence of consecutive words. */
const LENGTH = 4;

/** Returns all sequences of four consecutive words in a text. Ignores case and punctuation. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - LENGTH + 1));
  return new Set(starts.map((_, index) => words.slice(index, index + LENGTH).join(' ')));
}

/**
 * Returns the share of the smaller set's elements that the other set also contains, from 0 to 1. Returns 0 if
 * a set is empty.
 */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
