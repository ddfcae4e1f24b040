import { ContentError, type Position } from '@/lib/config/source/content-error';
import type { Fence } from '@/lib/content/mdx/compiled';

/** A code block, with the file of its page and the name of that page's docs version. */
export interface Sample extends Fence {
  page: string;
  version: string;
}

/** Adds a page's file and the name of its docs version to each of its code blocks. */
export function toSamples(page: string, version: string, fences: readonly Fence[]): Sample[] {
  return fences.map((fence) => ({ ...fence, page, version }));
}

/**
 * Converts a line and column in a sample's code to a position in the sample's file. Lines and columns start
 * at 1.
 */
export function placeIn({ position, rows }: Sample, line: number, column: number): Position {
  const row = rows[line - 1] ?? (rows.at(-1) ?? 0) + 1;
  return { line: position.line + row, column: position.column + column - 1 };
}

/** Creates an error at a line and column in a sample's code. Lines and columns start at 1. */
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
