/** How many words in a row count as the same thought. */
const LENGTH = 4;

/** The set of word sequences in a text; case and punctuation do not count. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - LENGTH + 1));
  return new Set(starts.map((_, index) => words.slice(index, index + LENGTH).join(' ')));
}

/** The part of the smaller set that is in the other one too, from 0 to 1. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
