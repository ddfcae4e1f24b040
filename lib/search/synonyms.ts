import { stemOf } from './tokens';

/** Words that readers use for the same thing, by line; two words that belong together are one here. */
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

/** What the forms of a word have in common, in lower case and without signs. */
export const rootOf = remembered((word) => {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return stemOf(plain) ?? plain;
});

const groupOf = new Map<string, string[]>();
for (const line of groups.trim().split('\n')) {
  const roots = line.split(' ').map(rootOf);
  for (const root of roots) groupOf.set(root, roots);
}

/** What a word means, whatever readers call it: the root of the first word of its group. */
export function meaningOf(word: string): string {
  const root = rootOf(word);
  return groupOf.get(root)?.[0] ?? root;
}

/** The roots of the other words for the same thing. */
export function synonymsOf(word: string): string[] {
  const root = rootOf(word);
  return groupOf.get(root)?.filter((other) => other !== root) ?? [];
}

/** A function of a text that is worked out once for each text. */
export function remembered<Result extends object | string>(
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
