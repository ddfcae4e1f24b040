import { meaningOf, remembered, rootOf, synonymsOf } from './synonyms';
import { toPairs, toWords } from './tokens';

/** A word of a query, or two of them that stand together, with what finding it is worth. */
export interface Weighted {
  word: string;
  weight: number;
  /** It may be the beginning of a word. */
  isOpen?: boolean;
}

/** How much of a phrase and of a query is the same, from 0 to 1. */
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

/** Whether a phrase is the query but for capitals, signs, spaces and the endings of words. */
export function isSame(phrase: string, query: string): boolean {
  return plain(phrase) === plain(query);
}

/** What finding all of them is worth. */
export function totalWeight(words: readonly Weighted[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** The meanings of the words of a phrase, without fillers unless it has nothing else. */
const meaningsOf = remembered((phrase) => {
  const words = toWords(phrase);
  const topics = words.filter((word) => !isFiller(word));
  const pairs = toPairs(words).filter((pair) => synonymsOf(pair).length > 0);
  return [...(topics.length > 0 ? topics : words), ...pairs].map(meaningOf);
});

const plain = remembered((text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(rootOf).join(''));

const fillers = new Set(
  `a all also am an and any are as at be been but by can cannot could did do does doesn doing don for
  from get gets getting had has have how i if in into is isn it its just like make makes me my need not
  of on or our please should so some than that the their them then there these they this to too use
  used uses using want was we were what when where which while who why will with won work working works
  would you your`.split(/\s+/),
);

/** Whether a word says next to nothing of what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}
