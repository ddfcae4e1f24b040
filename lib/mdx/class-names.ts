import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ClassWord, classesOfHtml, classesOfScript, classesOfStyles } from './class-strings';
import type { Fence } from './fences';
import type { Job } from './job';
import type { Place } from './sources';

/** A word that names a class, or may do so, with where it stands. */
export interface ClassName extends Place {
  text: string;
  where: 'sample' | 'prose';
}

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
 * Collects the classes of samples and the code of sentences, after the fences are read; a comment
 * names the page's own classes.
 */
export function remarkClassNames(job: Job) {
  return (tree: Root): void => {
    job.classNames.push(...job.fences.flatMap(fromSample));
    visit(tree, (node) => {
      if (node.type === 'inlineCode') job.classNames.push(...fromProse(node, job));
      if (node.type === 'mdxFlowExpression') {
        job.ownClasses.push(...(OWN.exec(node.value)?.[1]?.split(/\s+/).filter(Boolean) ?? []));
      }
    });
  };
}

/** The place of each class in the file; a folded or deleted line above it counts. */
function fromSample({ language, code, rows, file, position }: Fence): ClassName[] {
  const found = READERS[language]?.(code) ?? [];
  return found.map(({ text, offset }) => {
    const before = code.slice(0, offset).split('\n');
    const line = position.line + (rows[before.length - 1] ?? 0);
    const column = position.column + (before.at(-1)?.length ?? 0);
    return { text, where: 'sample', file, position: { line, column } };
  });
}

/** What stands in code as an attribute has to be a class; other words may be one. */
function fromProse(node: InlineCode, job: Job): ClassName[] {
  const place = job.placeOf(node);
  if (!place) return [];
  const { value } = node;
  const inAttributes = classesOfHtml(value);
  const found = inAttributes.length
    ? inAttributes.map((word) => ({ ...word, where: 'sample' as const }))
    : [...value.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        offset: match.index,
        where: 'prose' as const,
      }));
  const { line, column } = place.position;
  const start = column + marksBefore(node);
  return found.map(({ text, offset, where }) => ({
    text,
    where,
    file: place.file,
    position: { line, column: start + offset },
  }));
}

/** How many backticks and blanks stand before the code of a sentence; all of them when it spans lines. */
function marksBefore({ value, position }: InlineCode): number {
  if (!position || position.start.line !== position.end.line) return 0;
  return (position.end.column - position.start.column - value.length) / 2;
}
