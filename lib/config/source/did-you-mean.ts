import { closest, distance } from 'fastest-levenshtein';

/**
 * Returns the candidate closest to a misspelled value, ignoring case. Undefined if none is close enough: a third
 * of the letters may differ, and two letters may be swapped.
 */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const plain = value.toLowerCase();
  const best = closest(
    plain,
    candidates.map((candidate) => candidate.toLowerCase()),
  );
  const match = candidates.find((candidate) => candidate.toLowerCase() === best);
  const edits = distance(plain, best);
  const length = Math.max(plain.length, best.length);
  const isClose = edits === 0 || (length > 2 && edits <= Math.max(1, length / 3));
  return isClose || (edits === 2 && sorted(plain) === sorted(best)) ? match : undefined;
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** Returns `Did you mean …?` with the closest candidate. Undefined if none is close enough. */
export function didYouMean(value: string, candidates: readonly string[]): string | undefined {
  const match = nearest(value, candidates);
  return match === undefined ? undefined : `Did you mean ${match}?`;
}
