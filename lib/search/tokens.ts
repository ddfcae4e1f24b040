/**
 * How texts and queries become tokens. A token found as it stands has no mark; `+` marks a part of
 * a longer one and `~` a stem, so that a query can weigh the three differently.
 */
const gaps = /[\s"'`,<>“”‘’]+/;
const contraction = /['’](?:s|t|re|ll|ve|d|m)\b/gi;
const lead = /^[^\p{L}\p{N}@\-*![]+/u;
const trail = /[^\p{L}\p{N}\]*:%]+$/u;

/** The words of a text in their own spelling, without the punctuation around them. */
export function toWords(text: string): string[] {
  return text
    .replace(contraction, '')
    .split(gaps)
    .map((word) => word.replace(lead, '').replace(trail, ''))
    .filter((word) => /[\p{L}\p{N}*]/u.test(word));
}

/** Every token of a text, for the index. */
export function toTokens(text: string): string[] {
  return text.split(/\s+/).flatMap(tokensBetweenSpaces);
}

const known = new Map<string, string[]>();

/** The tokens of what stands between two spaces; texts repeat most of it. */
function tokensBetweenSpaces(chunk: string): string[] {
  const tokens = known.get(chunk) ?? toWords(chunk).flatMap(tokensOf);
  known.set(chunk, tokens);
  return tokens;
}

/** The tokens of one word: itself, its parts and the stems of those that are plain words. */
function tokensOf(word: string): string[] {
  const exact = word.toLowerCase();
  const parts = toParts(word);
  const stems = [exact, ...parts].flatMap((part) => stemOf(part) ?? []);
  const marked = [...parts.map((part) => `+${part}`), ...stems.map((stem) => `~${stem}`)];
  return [exact, ...new Set(marked)];
}

/** What a word is made of, in lower case: `dark:bg-black` has `dark:`, `dark`, `bg-black`, `bg`, `black`. */
export function toParts(word: string): string[] {
  const parts = new Set<string>();
  const { variants, rest } = splitWord(word);
  for (const variant of variants) {
    parts.add(`${variant}:`.toLowerCase());
    for (const piece of pieces(variant)) parts.add(piece);
  }
  if (variants.length > 0) parts.add(rest.toLowerCase());
  const plain = rest.replace(/^[-!]+/, '').replace(/:$/, '');
  parts.add(plain.toLowerCase());
  parts.add(plain.toLowerCase().replace(/\/[^/]*$/, ''));
  const words = pieces(plain);
  for (const piece of words) parts.add(piece);
  if (words.length > 1 && words.length < 5 && !/\d/.test(plain)) parts.add(words.join(''));
  parts.delete(word.toLowerCase());
  parts.delete('');
  return [...parts];
}

/** The variants before a class (`dark:hover:p-4` has two) and what they stand before. */
export function splitWord(word: string): { variants: string[]; rest: string } {
  if (word.includes('://')) return { variants: [], rest: word };
  const variants: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < word.length - 1; at += 1) {
    const sign = word[at];
    if (sign === '[' || sign === '(') depth += 1;
    if (sign === ']' || sign === ')') depth -= 1;
    if (sign !== ':' || depth > 0 || at === start) continue;
    variants.push(word.slice(start, at));
    start = at + 1;
  }
  return { variants, rest: word.slice(start) };
}

/** The letters-and-digits pieces of a word, parted at capitals too, in lower case. */
function pieces(word: string): string[] {
  const parted = word
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return (parted.match(/[\p{L}\p{N}]+/gu) ?? []).map((piece) => piece.toLowerCase());
}

/** A light stem of an English word; undefined for short words and for everything else. */
export function stemOf(word: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=\w{3})(?:ing|ed|er|ation|ment|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/e$/, '');
  return stem.length > 2 ? stem : undefined;
}

/** Each two plain words that follow one another, as one: readers write `darkmode` and `dark mode`. */
export function toPairs(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const joined = `${before}${word}`.toLowerCase();
    return before !== undefined && /^[a-z]+$/.test(joined) ? [joined] : [];
  });
}
