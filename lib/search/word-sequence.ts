import { totalWeight, type Weighted } from './phrase-match';
import { memoize } from './synonyms';
import { toWords } from './tokens';

/** Minimum number of consecutive words in a quote. Shorter sequences are common in ordinary questions. */
const SHORTEST_RUN = 4;

/**
 * Returns the share of a query that a text contains verbatim, from 0 to 1. The share is that of the matching
 * sequence with the highest weight, which must have at least four words. `words` are the query's words in
 * lower case.
 */
export function sequenceShare(text: string, words: readonly Weighted[]): number {
  const normalized = normalize(text);
  let heaviest = 0;
  for (let start = 0; start + SHORTEST_RUN <= words.length; start += 1) {
    let end = start;
    for (let run = ' '; end < words.length; end += 1) {
      run += `${words[end]?.word} `;
      if (!normalized.includes(run)) break;
    }
    if (end - start >= SHORTEST_RUN)
      heaviest = Math.max(heaviest, totalWeight(words.slice(start, end)));
  }
  return heaviest / totalWeight(words);
}

const normalize = memoize((text) => ` ${toWords(text.toLowerCase()).join(' ')} `);
