import { editDistance } from './misspelling';
import { patternsOf } from './pack';
import type { SearchIndex } from './search-index';
import { toWords } from './tokens';

/** At most this many terms are offered. */
const count = 3;

/** How much of a word may differ from one that it's offered for. */
const limit = 0.45;

/** The words and classes of an index that are closest to those of a query that found nothing, best first. */
export function nearTerms(query: string, index: SearchIndex): string[] {
  const near = new Map<string, number>();
  const classes = classNames(index);
  // The index also has each class without its hyphens, as readers may type it.
  const joined = new Set([...classes].map((name) => name.replaceAll('-', '')));
  const known = [...index.words.filter((word) => !joined.has(word)), ...classes];
  for (const word of toWords(query.toLowerCase())) {
    for (const candidate of known) {
      const longest = Math.max(word.length, candidate.length);
      const allowed = Math.floor(longest * limit);
      const edits = editDistance(word, candidate, allowed);
      if (edits > allowed) continue;
      near.set(candidate, Math.min(edits / longest, near.get(candidate) ?? 1));
    }
  }
  const best = [...near].sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1));
  return best.slice(0, count).map(([term]) => term);
}

/** The classes of the tables, each family with the values that it lists. */
function classNames({ sections }: SearchIndex): Set<string> {
  const pages = new Set(sections.map(({ page }) => page));
  const names = [...pages].flatMap(patternsOf).flatMap(({ name, values }) => {
    return values.length > 0 ? values.map((value) => name.replace('*', value)) : name;
  });
  return new Set(names.filter((name) => !name.includes('*')));
}
