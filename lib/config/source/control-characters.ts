/**
 * Matches characters that content must not contain: byte order marks, characters that XML forbids, control
 * characters other than tabs and line breaks, and characters that change the direction of the surrounding
 * text.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/**
 * Returns the first forbidden character in a string: its name, such as `U+001B`, and its offset. Undefined if
 * there is none.
 */
export function controlCharacter(text: string): { name: string; offset: number } | undefined {
  const offset = text.search(FORBIDDEN);
  if (offset < 0) return undefined;
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}`, offset };
}
