import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeText } from './attributes';
import type { Compilation, Mistake, SourceText } from './compilation';

/** Files from a page down to the one that is being read. */
export type Trail = readonly string[];

/** The partial that an `<Include file="…" />` names; nothing, and a reported mistake, when there is none. */
export function partialOf(
  node: MdxJsxFlowElement,
  trail: Trail,
  page: Compilation,
): SourceText | undefined {
  const name = attributeText(node, 'file');
  if (name === undefined) {
    page.report(node, {
      problem: '<Include> has no file',
      expected: '<Include file="_partials/name.mdx" />',
    });
    return undefined;
  }
  const file = `${page.folder}/${name}`;
  if (trail.includes(file)) {
    page.report(node, {
      problem: `The partial ${name} includes itself`,
      expected: [...trail, file].join(' → '),
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

/** Partials that include each other twice double with each level: 20 short files would make a page of a million copies. */
const MOST_LEVELS = 10;
const MOST_COPIES = 100;
/** Six times the longest page of the site. */
const MOST_CHARACTERS = 200_000;

/** The mistake that a page makes by one more partial; nothing while the page stays within its bounds. */
export function excessOf(
  partial: SourceText,
  trail: Trail,
  page: Compilation,
): Mistake | undefined {
  const { copies, characters } = page.sources.partials;
  if (trail.length > MOST_LEVELS) {
    return {
      problem: `Partials include each other more than ${MOST_LEVELS} levels deep`,
      expected: `at most ${MOST_LEVELS} levels: ${[...trail, partial.file].join(' → ')}`,
      fix: 'Move the text of the partial to where it is included.',
    };
  }
  if (copies >= MOST_COPIES) {
    return {
      problem: `The page ${page.file} includes more than ${MOST_COPIES} partials`,
      expected: `at most ${MOST_COPIES}, with those that its partials include`,
      fix: 'Join partials to one file, or divide the page.',
    };
  }
  if (characters + partial.text.length > MOST_CHARACTERS) {
    const most = MOST_CHARACTERS.toLocaleString('en');
    return {
      problem: `The partials of the page ${page.file} have more than ${most} characters`,
      expected: `at most ${most} characters in all its partials, each counted as often as it is included`,
      fix: 'Link to a page with this text, or divide the page.',
    };
  }
  return undefined;
}
