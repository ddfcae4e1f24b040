import { looksLikeClass, toClassName, toFamilies } from './class-families';
import { correctClass, toCorrections } from './misspelling';
import type { Field, SearchIndex } from './search-index';
import { synonymsOf } from './synonyms';
import { stemOf, toParts } from './tokens';

/** Lookup of one term in the index, for one word of a query. Its score is multiplied by `weight`. */
export interface TermQuery {
  term: string;
  weight: number;
  prefix?: boolean;
  fields?: Field[];
}

/**
 * Returns the lookups for one word of a query: its class, the word itself, its parts, stem, synonyms and
 * corrections. `last` is true for the last word, which may be incomplete and therefore also matches as a
 * prefix.
 */
export function toLookups(word: string, last: boolean, index: SearchIndex): TermQuery[] {
  const exact = word.toLowerCase();
  const classes = classLookups(word, index);
  const literal = classes.some(({ weight }) => weight === 1);
  const isWord = /^[a-z]+$/.test(exact);
  const exists = index.terms.has(exact) || (isWord && index.terms.has(`+${exact}`));
  const listed = literal ? 0.04 : 0.1;
  const partWeight = classes.length > 0 ? listed : exists ? 0.08 : 0.35;
  const stem = stemOf(exact);
  return [
    ...classes,
    { term: exact, weight: 1 },
    { term: `+${exact}`, weight: isWord ? 0.35 : 0.9 },
    ...toParts(word)
      .filter((part) => !/^\d+$/.test(part))
      .flatMap((part) => partLookups(part, exact, partWeight)),
    ...(stem ? [{ term: `~${stem}`, weight: 0.5 }] : []),
    ...(last && exact.length > 1 ? prefixLookups(exact) : []),
    ...synonymsOf(exact).flatMap((root) => [
      { term: root, weight: 0.4 },
      { term: `~${root}`, weight: 0.4 },
    ]),
    ...(exists ? [] : correctionLookups(exact, index)),
  ];
}

/**
 * Returns the lookups for a word that is or resembles a class: the class itself, its correction or its
 * family, such as `p-*`. If the index contains the class itself, its family gets a low weight. Empty for
 * other words.
 */
function classLookups(word: string, index: SearchIndex): TermQuery[] {
  const { classes, terms } = index;
  const name = toClassName(word);
  const family = knownOf(toFamilies(name), index);
  if (classes.has(name)) {
    return [
      { term: name, weight: 1, fields },
      ...(family ? [{ term: family, weight: 0.1, fields }] : []),
    ];
  }
  const meant = terms.has(word.toLowerCase()) ? undefined : correctClass(word, index);
  const known = meant && knownOf([meant, ...toFamilies(meant)], index);
  if (known) return [{ term: known, weight: 0.9, fields }];
  return family && looksLikeClass(word) ? [{ term: family, weight: 0.9, fields }] : [];
}

function knownOf(names: readonly string[], { classes }: SearchIndex): string | undefined {
  return names.find((name) => classes.has(name));
}

const fields: Field[] = ['classes'];

function partLookups(part: string, exact: string, weight: number): TermQuery[] {
  // A joined spelling is the same name, such as `cssinterop` for `css-interop`.
  const joined = part === exact.replace(/[^a-z\d]/g, '');
  const own = joined ? 0.9 : weight;
  return [
    { term: part, weight: own },
    { term: `+${part}`, weight: own * (joined ? 1 : 0.5) },
  ];
}

function prefixLookups(exact: string): TermQuery[] {
  return [
    { term: exact, weight: 0.6, prefix: true },
    { term: `+${exact}`, weight: 0.08, prefix: true },
  ];
}

/**
 * Returns the likely correction of a misspelled word. Returns undefined when the index contains the word or a
 * word that starts with it, or when no word is similar enough.
 */
export function correctionOf(word: string, { terms, words }: SearchIndex): string | undefined {
  const exact = word.toLowerCase();
  if (terms.has(exact) || words.some((other) => other.startsWith(exact))) return undefined;
  const [best] = toCorrections(exact, words).sort((a, b) => a.edits - b.edits);
  return best?.word;
}

function correctionLookups(exact: string, { words }: SearchIndex): TermQuery[] {
  return toCorrections(exact, words).flatMap(({ word, edits }) => {
    const weight = edits === 1 ? 0.6 : 0.3;
    return [
      { term: word, weight },
      { term: `+${word}`, weight: weight * 0.4 },
    ];
  });
}

/**
 * Returns the lookups for two adjacent words joined into one, such as `darkmode`. Empty when the joined word
 * is not in the index and has no synonyms.
 */
export function pairLookups(pair: string, index: SearchIndex): TermQuery[] {
  const others = synonymsOf(pair).map((term) => ({ term, weight: 0.8 }));
  return index.terms.has(pair) || others.length > 0 ? [{ term: pair, weight: 1 }, ...others] : [];
}
