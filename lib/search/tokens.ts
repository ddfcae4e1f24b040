/**
 * Splits texts and queries into tokens. A complete word has no prefix, a part of a longer word has the prefix
 * `+`, and a stem has the prefix `~`. Queries can therefore weight the three differently.
 */

const gaps = /[\s"'`,<>“”‘’]+/;
const contraction = /['’](?:s|t|re|ll|ve|d|m)\b/gi;
const lead = /^[^\p{L}\p{N}@\-*![]+/u;
const trail = /[^\p{L}\p{N}\]*:%]+$/u;

/**
 * Returns the words of a text in their original case, without surrounding punctuation and without endings
 * such as `'s`.
 */
export function toWords(text: string): string[] {
  return text
    .replace(contraction, '')
    .split(gaps)
    .map((word) => word.replace(lead, '').replace(trail, ''))
    .filter((word) => /[\p{L}\p{N}*]/u.test(word));
}

/** Returns all tokens to index for a text. */
export function toTokens(text: string): string[] {
  return text.split(/\s+/).flatMap(tokensBetweenSpaces);
}

const known = new Map<string, string[]>();

/** Returns the tokens of a chunk without spaces. Memoized because most chunks occur many times. */
function tokensBetweenSpaces(chunk: string): string[] {
  const tokens = known.get(chunk) ?? toWords(chunk).flatMap(tokensOf);
  known.set(chunk, tokens);
  return tokens;
}

/**
 * Returns the tokens of one word: the word in lower case, its parts, and the stems of all plain words among
 * them.
 */
function tokensOf(word: string): string[] {
  const exact = word.toLowerCase();
  const parts = toParts(word);
  const stems = [exact, ...parts].flatMap((part) => stemOf(part) ?? []);
  const marked = [...parts.map((part) => `+${part}`), ...stems.map((stem) => `~${stem}`)];
  return [exact, ...new Set(marked)];
}

/**
 * Returns a word's parts in lower case. For example, `dark:bg-black` has the parts `dark:`, `dark`,
 * `bg-black`, `bg`, `black` and `bgblack`.
 */
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

/**
 * Splits a word into its variants and the rest. For example, `dark:hover:p-4` has the variants `dark` and
 * `hover` and the rest `p-4`.
 */
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

/**
 * Splits a word into lowercase pieces at symbols and capital letters. For example, `cssInterop` has the
 * pieces `css` and `interop`.
 */
function pieces(word: string): string[] {
  const parted = word
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return (parted.match(/[\p{L}\p{N}]+/gu) ?? []).map((piece) => piece.toLowerCase());
}

/**
 * Returns the stem of an English word, such as `pad` for `padding`. Undefined for short words and for words
 * with characters other than lowercase letters.
 */
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

/**
 * Returns all pairs of adjacent plain words, each joined into one word. Readers write both `darkmode` and
 * `dark mode`.
 */
export function toPairs(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const joined = `${before}${word}`.toLowerCase();
    return before !== undefined && /^[a-z]+$/.test(joined) ? [joined] : [];
  });
}
