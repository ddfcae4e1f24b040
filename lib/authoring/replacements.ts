import type { Position } from '@/lib/content/content-error';
import { readText } from '@/lib/content/site-files';
import type { FileChange } from './file-change';

/** One piece of a file that gives way to another. */
export interface Replacement {
  file: string;
  /** Where the old piece starts, in characters from the start of the file. */
  at: number;
  old: string;
  text: string;
}

/** The files with all their replacements made; a place that is named twice is replaced once. */
export function toChanges(site: string, replacements: readonly Replacement[]): FileChange[] {
  const files = [...new Set(replacements.map(({ file }) => file))];
  return files.map((file) => {
    const own = new Map(replacements.filter((it) => it.file === file).map((it) => [it.at, it]));
    const fromEnd = [...own.values()].sort((a, b) => b.at - a.at);
    const text = fromEnd.reduce(
      (result, { at, old, text: next }) =>
        result.slice(0, at) + next + result.slice(at + old.length),
      readText(site, file),
    );
    return { file, text };
  });
}

/** Where a position is in a text, in characters from its start. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
