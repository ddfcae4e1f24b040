/** A deliberate mistake in code or styles, which the tests should catch. */
export interface Mutant {
  /** What the mistake does, in a few words. */
  name: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  /** Text to insert instead of `find`. */
  replace: string;
  /** Test files. At least one test in them should fail. */
  tests: string[];
}

/**
 * Returns the folder that a mutant belongs to: a subfolder of `lib` or `components`, such as `lib/search`, or
 * another top-level folder, such as `app`.
 */
export function folderOf({ file }: Mutant): string {
  const [top = '', below = ''] = file.split('/');
  return top === 'lib' || top === 'components' ? `${top}/${below}` : top;
}

/** Whether any of a mutant's tests needs an export. */
export function needsBuild({ tests }: Mutant): boolean {
  return tests.some((file) => file.startsWith('tests/site/'));
}

/** Applies a mutant to the text of its file. Throws if the text to replace does not occur exactly once. */
export function toMutated({ name, file, find, replace }: Mutant, text: string): string {
  const count = text.split(find).length - 1;
  if (count === 1) return text.replace(find, () => replace);
  throw new Error(
    `The mutant "${name}" does not fit ${file}: the text to replace occurs ${count} times instead of once.\n` +
      `  ${find.trim().replaceAll('\n', '\n  ')}\nHas the code changed? Update the mutant in tests/mutants.`,
  );
}
