import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ClassWord, classListsOf, wordsOf } from '@/lib/classes/report/class-lists';
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

/** The words of a page's samples and sentences that name classes, or may do so, with their places. */
export function classesOfPage({ fences, tree }: Pick<Compiled, 'fences' | 'tree'>): ClassUse[] {
  const uses = fences.flatMap(fromSample);
  visit(tree, 'inlineCode', (node) => {
    uses.push(...fromProse(node));
  });
  return uses;
}

/** The classes that a page says are of its own theme, in a comment. */
export function ownClassesOf({ tree }: Pick<Compiled, 'tree'>): string[] {
  const own: string[] = [];
  visit(tree, 'mdxFlowExpression', ({ value }) => {
    own.push(...(OWN.exec(value)?.[1]?.split(/\s+/).filter(Boolean) ?? []));
  });
  return own;
}

/** The place of each class in the file; a folded or deleted line above it counts. */
function fromSample({ language, code, rows, file, position }: Fence): ClassUse[] {
  const found = READERS[language]?.(code) ?? [];
  return found.map(({ text, offset }) => {
    const before = code.slice(0, offset).split('\n');
    const line = position.line + (rows[before.length - 1] ?? 0);
    const column = position.column + (before.at(-1)?.length ?? 0);
    return { text, where: 'sample', file, position: { line, column } };
  });
}

/** What stands in code as an attribute has to be a class; other words may be one. */
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

/** The classes that a script names, each place once. */
export function classesOfScript(code: string): ClassWord[] {
  const words = classListsOf(code).lists.flatMap((list) => list.words);
  return [...new Map(words.map((word) => [word.offset, word])).values()];
}

/** The classes that a style sheet applies. */
export function classesOfStyles(code: string): ClassWord[] {
  return [...code.matchAll(/@apply\s+([^;}]+)/g)].flatMap((match) => {
    const [whole, list = ''] = match;
    return wordsOf(list, match.index + whole.length - list.length);
  });
}

/** The classes of an HTML text. */
export function classesOfHtml(code: string): ClassWord[] {
  return [...code.matchAll(/\b(?:class|\w*[cC]lassName)=(["'])([^"']*)\1/g)].flatMap((match) => {
    const [whole, , list = ''] = match;
    return wordsOf(list, match.index + whole.length - list.length - 1);
  });
}
