import { meaningOf, memoize, rootOf, synonymsOf } from './synonyms';
import { toPairs, toWords } from './tokens';

/**
 * Word of a query with its weight in the score. Two adjacent words joined into one are also treated as a
 * word.
 */
export interface Weighted {
  word: string;
  weight: number;
  /** Whether the word may be incomplete. If so, any word that starts with it matches. */
  isOpen?: boolean;
}

/**
 * Returns the similarity of a phrase and a query, from 0 (no words in common) to 1. Synonyms are treated as
 * the same word. `asked` are the query's words.
 */
export function likeness(phrase: string, asked: readonly Weighted[]): number {
  const own = meaningsOf(phrase);
  const said = new Set<string>();
  const shared = asked.filter((weighted) => {
    const same = own.filter((meaning) => isMeant(meaning, weighted));
    for (const meaning of same) said.add(meaning);
    return same.length > 0;
  });
  if (shared.length === 0) return 0;
  const ofPhrase = own.filter((meaning) => said.has(meaning)).length / own.length;
  return (ofPhrase * totalWeight(shared)) / totalWeight(asked);
}

function isMeant(meaning: string, { word, isOpen }: Weighted): boolean {
  return meaning === meaningOf(word) || (isOpen === true && meaning.startsWith(plain(word)));
}

/** Whether a phrase equals the query, ignoring case, punctuation, spaces and word endings. */
export function isSameTerm(phrase: string, query: string): boolean {
  return plain(phrase) === plain(query);
}

/** Returns the sum of the words' weights. */
export function totalWeight(words: readonly Weighted[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * Applies `meaningOf` to the words of a phrase, and to adjacent words that have a synonym when joined. Filler
 * words are skipped unless the phrase has no other words.
 */
const meaningsOf = memoize((phrase) => {
  const words = toWords(phrase);
  const topics = words.filter((word) => !isFiller(word));
  const pairs = toPairs(words).filter((pair) => synonymsOf(pair).length > 0);
  return [...(topics.length > 0 ? topics : words), ...pairs].map(meaningOf);
});

const plain = memoize((text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(rootOf).join(''));

const fillers = new Set(
  `a all also am an and any are as at be been but by can cannot could did do does doesn doing don for
  from get gets getting had has have how i if in into is isn it its just like make makes me my need not
  of on or our please should so some than that the their them then there these they this to too use
  used uses using want was we were what when where which while who why will with won work working works
  would you your`.split(/\s+/),
);

/** Whether a word is irrelevant for most searches, such as `the` or `how`. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}
