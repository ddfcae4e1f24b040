import { stemOf } from './tokens';

/**
 * Groups of words that readers use for the same thing, one group per line. Word pairs such as `not work` are
 * joined into one word.
 */
const groups = `
install setup
upgrade migrate
config configure settings
autocomplete intellisense completion
editor vscode webstorm
image picture photo
press tap click touch
circle round circular
gray grey
color colour
center centre
notwork noeffect doesnwork donwork isnwork notapplied notshowing notupdating ignored broken
toggle switch
transparent translucent
typescript ts
javascript js
test jest
phone mobile
`;

/**
 * Returns a word's root in lower case and without punctuation. Forms of the same word usually have the same
 * root. For example, `padded` and `Padding` have the root `pad`.
 */
export const rootOf = memoize((word) => {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return stemOf(plain) ?? plain;
});

const groupOf = new Map<string, string[]>();
for (const line of groups.trim().split('\n')) {
  const roots = line.split(' ').map(rootOf);
  for (const root of roots) groupOf.set(root, roots);
}

/**
 * Returns a root that identifies a word's meaning: the first root in the word's synonym group, or the word's
 * own root if it has no group.
 */
export function meaningOf(word: string): string {
  const root = rootOf(word);
  return groupOf.get(root)?.[0] ?? root;
}

/** Returns the roots of the other words in a word's synonym group. */
export function synonymsOf(word: string): string[] {
  const root = rootOf(word);
  return groupOf.get(root)?.filter((other) => other !== root) ?? [];
}

/** Memoizes a function that takes one string. */
export function memoize<Result extends object | string>(
  work: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}
