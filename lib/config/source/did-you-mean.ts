import { closest, distance } from 'fastest-levenshtein';

/** Returns the candidate closest to a misspelled value, ignoring case. Undefined if none is close enough. */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const plain = value.toLowerCase();
  const best = closest(
    plain,
    candidates.map((candidate) => candidate.toLowerCase()),
  );
  const match = candidates.find((candidate) => candidate.toLowerCase() === best);
  const edits = distance(plain, best);
  return edits < plain.length && edits <= Math.max(2, plain.length * 0.4) ? match : undefined;
}

/** Returns `Did you mean …?` with the closest candidate. Undefined if none is close enough. */
export function didYouMean(value: string, candidates: readonly string[]): string | undefined {
  const match = nearest(value, candidates);
  return match === undefined ? undefined : `Did you mean ${match}?`;
}
