/** What no page may hold: XML forbids it, terminals obey it, or it turns the order of what stands beside it. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** The first character of a text that no page may hold, as `U+001B` at its offset; nothing in a sound text. */
export function controlCharacter(text: string): { name: string; offset: number } | undefined {
  const offset = text.search(FORBIDDEN);
  if (offset < 0) return undefined;
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}`, offset };
}
