import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ClassWord, classListsOf, wordsOf } from '@/lib/classes/report/extract-classes';
import type { Compiled, Fence } from '@/lib/content/mdx/compiled';
import type { ClassUse } from './known-classes';

const OWN = /^\s*\/\*\s*classes:([^*]*)\*\/\s*$/;
const READERS: Record<string, (code: string) => ClassWord[]> = {
  tsx: classesOfScript,
  jsx: classesOfScript,
  ts: classesOfScript,
  js: classesOfScript,
  css: classesOfStyles,
  html: classesOfHtml,
};

/**
 * Returns all words in a page's code blocks and inline code that may be class names, with their positions.
 */
export function classesOfPage({ fences, tree }: Pick<Compiled, 'fences' | 'tree'>): ClassUse[] {
  const uses = fences.flatMap(fromSample);
  visit(tree, 'inlineCode', (node) => {
    uses.push(...fromProse(node));
  });
  return uses;
}

/**
 * Returns the class names that a page declares as its own in a comment such as `classes: text-brand`. The
 * class check accepts them, although they are not in the class data.
 */
export function ownClassesOf({ tree }: Pick<Compiled, 'tree'>): string[] {
  const own: string[] = [];
  visit(tree, 'mdxFlowExpression', ({ value }) => {
    own.push(...(OWN.exec(value)?.[1]?.split(/\s+/).filter(Boolean) ?? []));
  });
  return own;
}

/**
 * Returns the class names in a code block. Their positions are in the file, so lines that the page does not
 * show are counted too.
 */
function fromSample({ language, code, rows, file, position }: Fence): ClassUse[] {
  const found = READERS[language]?.(code) ?? [];
  return found.map(({ text, offset }) => {
    const before = code.slice(0, offset).split('\n');
    const line = position.line + (rows[before.length - 1] ?? 0);
    const column = position.column + (before.at(-1)?.length ?? 0);
    return { text, where: 'sample', file, position: { line, column } };
  });
}

/**
 * Returns the possible class names in inline code. If the code has class attributes, only the words in their
 * values are returned, and these must be classes. Otherwise any word may be a class.
 */
function fromProse({ value, data }: InlineCode): ClassUse[] {
  if (!data?.place) return [];
  const { file, start, marks } = data.place;
  const inAttributes = classesOfHtml(value);
  const where = inAttributes.length > 0 ? 'sample' : 'prose';
  const found = inAttributes.length > 0 ? inAttributes : wordsOf(value, 0, /\S+/g);
  return found.map(({ text, offset }) => {
    return {
      text,
      where,
      file,
      position: { line: start.line, column: start.column + marks + offset },
    };
  });
}

/** Returns the class names in a script. A name that is found twice at the same position is returned once. */
export function classesOfScript(code: string): ClassWord[] {
  const words = classListsOf(code).lists.flatMap((list) => list.words);
  return [...new Map(words.map((word) => [word.offset, word])).values()];
}

/** Returns the class names that a style sheet uses with `@apply`. */
export function classesOfStyles(code: string): ClassWord[] {
  return [...code.matchAll(/@apply\s+([^;}]+)/g)].flatMap((match) => {
    const [whole, list = ''] = match;
    return wordsOf(list, match.index + whole.length - list.length);
  });
}

/**
 * Returns the class names in `class` and `className` attributes of HTML or JSX, and in similar attributes
 * such as `contentContainerClassName`.
 */
export function classesOfHtml(code: string): ClassWord[] {
  return [...code.matchAll(/\b(?:class|\w*[cC]lassName)=(["'])([^"']*)\1/g)].flatMap((match) => {
    const [whole, , list = ''] = match;
    return wordsOf(list, match.index + whole.length - list.length - 1);
  });
}
