const fillers = new Set(
  'a an and are as at be by can do does for from get how i in into is it its me my not of on or that the there this to use using what when where which why will with work works you your'.split(
    ' ',
  ),
);

/** Whether a word says next to nothing of what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}
