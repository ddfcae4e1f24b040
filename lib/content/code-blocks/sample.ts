import { ContentError, type Position } from '@/lib/config/source/content-error';
import type { Fence } from '@/lib/content/mdx/compiled';

/** A code block with the page that shows it and the name of that page's version. */
export interface Sample extends Fence {
  page: string;
  version: string;
}

/** Returns the code blocks of a page as samples of a version. */
export function toSamples(page: string, version: string, fences: readonly Fence[]): Sample[] {
  return fences.map((fence) => ({ ...fence, page, version }));
}

/** Converts a line and column of a sample's code to a position in its file. Both count from 1. */
export function placeIn({ position, rows }: Sample, line: number, column: number): Position {
  const row = rows[line - 1] ?? (rows.at(-1) ?? 0) + 1;
  return { line: position.line + row, column: position.column + column - 1 };
}

/** Creates an error for a position in a sample's code. Line and column count from 1. */
export function sampleError(
  sample: Sample,
  { line, column }: Position,
  message: { problem: string; expected?: string; fix?: string },
): ContentError {
  return new ContentError({
    file: sample.file,
    position: placeIn(sample, line, column),
    ...message,
  });
}
