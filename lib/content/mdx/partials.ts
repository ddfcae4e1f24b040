import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeText } from './attributes';
import { checkProps } from './check-props';
import type { Compilation, Mistake, SourceText } from './compilation';

/** Files from the page down to the current partial, in the order in which they include each other. */
export type Trail = readonly string[];

/**
 * Returns the partial that `<Include file="…" />` inserts. Reports an error and returns undefined when the
 * props are wrong, when the file is missing, or when the partial includes itself.
 */
export function partialOf(
  node: MdxJsxFlowElement,
  trail: Trail,
  page: Compilation,
): SourceText | undefined {
  // The parser replaces the component, so the check of all props does not see it.
  checkProps(node, page);
  const name = attributeText(node, 'file');
  if (!name) return undefined;
  const file = `${page.folder}/${name}`;
  if (trail.includes(file)) {
    page.report(node, {
      problem: `The partial ${name} includes itself`,
      fix: `Remove this tag, or one of those before it: ${[...trail, file].join(' → ')}.`,
    });
    return undefined;
  }
  const text = page.readText(file);
  if (text === undefined) {
    page.report(node, {
      problem: `There is no partial ${name}`,
      expected: `a file at ${file}`,
    });
    return undefined;
  }
  return { file, text, firstLine: 1 };
}

/**
 * Limits on a page's partials and code files. If each partial includes the next one twice, the text doubles at
 * each level, so 20 short files could become a million copies.
 */
const MOST_LEVELS = 10;
const MOST_COPIES = 100;
/**
 * Maximum total length of a page's partials and code files in characters. It is about six times the length of
 * the longest page.
 */
const MOST_CHARACTERS = 200_000;

/**
 * Returns the error message for a partial whose insertion would exceed a limit on the page's partials.
 * Undefined when it would not.
 */
export function excessOf(
  partial: SourceText,
  trail: Trail,
  page: Compilation,
): Mistake | undefined {
  if (trail.length > MOST_LEVELS) {
    return {
      problem: `Partials include each other more than ${MOST_LEVELS} levels deep`,
      expected: `at most ${MOST_LEVELS} levels: ${[...trail, partial.file].join(' → ')}`,
      fix: 'Move the text of the partial to where it is included.',
    };
  }
  return sizeExcessOf(partial, page);
}

/**
 * Returns the error message for a partial or code file with which a page would contain too many files or
 * characters. Undefined when it would not.
 */
export function sizeExcessOf(
  { text }: Pick<SourceText, 'text'>,
  page: Compilation,
): Mistake | undefined {
  const { copies, characters } = page.sources.included;
  if (copies >= MOST_COPIES) {
    return {
      problem: `The page ${page.file} includes more than ${MOST_COPIES} partials and code files`,
      expected: `at most ${MOST_COPIES}, including those in its partials`,
      fix: 'Merge some of them into one file, or split the page.',
    };
  }
  if (characters + text.length > MOST_CHARACTERS) {
    const most = MOST_CHARACTERS.toLocaleString('en');
    return {
      problem: `The partials and code files of the page ${page.file} have more than ${most} characters`,
      expected: `at most ${most} characters in all of them, each counted as often as it is included`,
      fix: 'Link to a page with this text, or split the page.',
    };
  }
  return undefined;
}
