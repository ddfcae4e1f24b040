/**
 * How many edits lead from one word to the other, up to `limit`; more is `limit + 1`. Swapping two
 * neighbors is one edit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1];
      let cost = Math.min(
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (swapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      current[at] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}

/** How many edits a word of the query may be away from one of the texts; short words none. */
export function allowedEdits(word: string): number {
  if (!/^[a-z]{4,}$/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words that a misspelled one may have been meant as, with the number of edits. */
export function toCorrections(
  word: string,
  words: readonly string[],
): { word: string; edits: number }[] {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  return words.flatMap((candidate) => {
    const edits = editDistance(word, candidate, limit);
    return edits <= limit ? [{ word: candidate, edits }] : [];
  });
}
