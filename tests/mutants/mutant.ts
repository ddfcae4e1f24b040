/** A deliberate mistake in the code or the styles that tests should notice. */
export interface Mutant {
  /** What the mistake does, in a few words. */
  name: string;
  file: string;
  /** Text that occurs once in the file. */
  find: string;
  /** Text that replaces it. */
  replace: string;
  /** Test files that should fail. */
  tests: string[];
}

/** Folder that a mutant counts for: one of `lib` or `components`, `app` or `scripts`. */
export function folderOf({ file }: Mutant): string {
  const [top = '', below = ''] = file.split('/');
  return top === 'lib' || top === 'components' ? `${top}/${below}` : top;
}

/** Whether the tests of a mutant need an export. */
export function needsBuild({ tests }: Mutant): boolean {
  return tests.some((file) => file.startsWith('tests/site/'));
}

/** Returns the text of a file with the mistake. Throws when the text to find does not occur exactly once. */
export function toMutated({ name, file, find, replace }: Mutant, text: string): string {
  const count = text.split(find).length - 1;
  if (count === 1) return text.replace(find, () => replace);
  throw new Error(
    `The mutant "${name}" does not fit ${file}: the text to replace occurs ${count} times instead of once.\n` +
      `  ${find.trim().replaceAll('\n', '\n  ')}\nHas the code changed? Update the mutant in tests/mutants.`,
  );
}
