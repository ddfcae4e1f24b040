import type { FilePosition, Position } from '@/lib/content/error';

/** Lines a file may have before its numbers run into those of the next one. */
const SPAN = 1_000_000;

/** A text to parse, the file it stands in, and the line of the file it starts on. */
export interface SourceText {
  file: string;
  text: string;
  firstLine: number;
}

/**
 * Tells which file a node came from. A page and its partials become one tree, and each later tree
 * copies nothing but line and column: so the line number says the file as well.
 */
export class SourceFiles {
  private readonly sources: (SourceText & { lines: string[] })[] = [];

  /** Adds a file; returns what the line numbers of its nodes are raised by. */
  add(source: SourceText): number {
    this.sources.push({ ...source, lines: source.text.split('\n') });
    return (this.sources.length - 1) * SPAN + source.firstLine - 1;
  }

  /** The file and the position in it that a raised point stands for. */
  at(point: Position | undefined): FilePosition | undefined {
    if (!point) return undefined;
    const source = this.sources[Math.floor(point.line / SPAN)];
    const position = { line: point.line % SPAN, column: point.column };
    return source && { file: source.file, position };
  }

  /** The whole line that a raised point stands in. */
  lineAt(point: Position): string {
    const source = this.sources[Math.floor(point.line / SPAN)];
    return source?.lines[(point.line % SPAN) - source.firstLine] ?? '';
  }
}
