import { COLOR_NAMES } from '@/lib/classes/data/palette';
import { toClassName, toFamilies } from './class-families';
import { type PackedPage, patternsOf } from './pack';

/**
 * Returns the edit distance between two words, or some number above `limit` when the distance exceeds
 * `limit`. Swapping two adjacent letters counts as one edit.
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

/**
 * Returns the maximum edit distance for correcting a word: 1 for four or five letters, 2 for six or more.
 * Returns 0 for shorter words and for words with characters other than lowercase letters, which are not
 * corrected.
 */
export function allowedEdits(word: string): number {
  if (!/^[a-z]{4,}$/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * Returns the `words` that are similar enough to a misspelled word to correct it, each with its edit
 * distance. Empty when `allowedEdits` does not allow any edits, for example for short words.
 */
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

/** Returns the alphabetic parts of all class names, such as `justify` and `between`, plus the color names. */
export function toClassParts(pages: readonly PackedPage[]): string[] {
  const names = pages.flatMap(patternsOf).flatMap(({ name, values }) => [name, ...values]);
  const parts = names.flatMap((name) => name.split('-')).filter((part) => /^[a-z]{2,}$/.test(part));
  return [...new Set([...parts, ...COLOR_NAMES])];
}

/**
 * Corrects a misspelled class by replacing each unknown part with the most similar known part. Returns
 * undefined when the class has a single part, needs no correction, or is still unknown afterwards.
 */
export function correctClass(
  word: string,
  { classes, classParts }: { classes: ReadonlySet<string>; classParts: readonly string[] },
): string | undefined {
  const parts = toClassName(word).split('-');
  if (parts.length < 2) return undefined;
  const name = parts.map((part) => closest(part, classParts) ?? part).join('-');
  const isKnown = [name, ...toFamilies(name)].some((candidate) => classes.has(candidate));
  return isKnown && name !== parts.join('-') ? name : undefined;
}

function closest(part: string, parts: readonly string[]): string | undefined {
  if (parts.includes(part)) return part;
  const [best] = toCorrections(part, parts).sort((a, b) => a.edits - b.edits);
  return best?.word;
}
