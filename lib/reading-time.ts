const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in words for readers; a word of code counts half a word of prose. */
export function readingTime(words: number, codeWords = 0): string {
  const minutes = Math.ceil((words + codeWords / 2) / WORDS_PER_MINUTE);
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
