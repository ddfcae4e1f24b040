const format = new Intl.ListFormat('en');

/** Joins words into a list with a serial comma, such as `iOS, Android, and web`. */
export function joinList(words: readonly string[]): string {
  return format.format(words);
}
