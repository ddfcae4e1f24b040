/** A place in a file: line and column, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A place in one of several files; the path is posix, from the site's folder. */
export interface FilePosition {
  file: string;
  position: Position;
}

/** What a ContentError is made of; texts are sentences or fragments without a final stop. */
export interface ContentProblem {
  /** Posix path from the site's folder. */
  file: string;
  position?: Position | undefined;
  /** What is wrong, with the value received. */
  problem: string;
  /** What would have been right: allowed values or the nearest match. */
  expected?: string | undefined;
  /** What the author should do. */
  fix?: string | undefined;
}

/** One mistake in content or configuration, said to its author in full. */
export class ContentError extends Error implements ContentProblem {
  readonly file: string;
  readonly position?: Position | undefined;
  readonly problem: string;
  readonly expected?: string | undefined;
  readonly fix?: string | undefined;

  constructor({ file, position, problem, expected, fix }: ContentProblem) {
    super(`${place(file, position)}  ${problem}`);
    this.name = 'ContentError';
    this.file = file;
    this.position = position;
    this.problem = problem;
    this.expected = expected;
    this.fix = fix;
  }
}

/** All errors as one report: files in alphabetical order, inside a file by position, each stated once. */
export function formatErrors(errors: readonly ContentError[]): string {
  const files = groupByFile(errors);
  return [...files.entries()]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([, group]) => [...new Set(group.sort(byPosition).map(toReport))].join('\n'))
    .join('\n\n');
}

function groupByFile(errors: readonly ContentError[]): Map<string, ContentError[]> {
  const files = new Map<string, ContentError[]>();
  for (const error of errors) files.set(error.file, [...(files.get(error.file) ?? []), error]);
  return files;
}

function byPosition(a: ContentError, b: ContentError): number {
  const line = (a.position?.line ?? 0) - (b.position?.line ?? 0);
  return line || (a.position?.column ?? 0) - (b.position?.column ?? 0);
}

function toReport({ file, position, problem, expected, fix }: ContentError): string {
  const details = [expected, fix].filter((text) => text !== undefined);
  const lines = details.flatMap((text) => text.split('\n'));
  return [`${place(file, position)}  ${problem}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function place(file: string, position: Position | undefined): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}
