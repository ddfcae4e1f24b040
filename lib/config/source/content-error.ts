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
  /** What is wrong, with the value received; its control characters are escaped, so it fits on one line. */
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
    const line = onOneLine(problem);
    super(`${place(file, position)}  ${line}`);
    this.name = 'ContentError';
    this.file = file;
    this.position = position;
    this.problem = line;
    this.expected = expected;
    this.fix = fix;
  }
}

/** The errors by file and position, each once: pages that share a partial share its mistakes. */
export function distinctErrors(errors: readonly ContentError[]): ContentError[] {
  const byReport = new Map(errors.map((error) => [toReport(error), error]));
  return [...byReport.values()].sort(byPlace);
}

/** All errors as one report: files in alphabetical order, inside a file by position, each stated once. */
export function formatErrors(errors: readonly ContentError[]): string {
  const sorted = distinctErrors(errors);
  return sorted
    .map((error, index) => {
      const gap = index === 0 ? '' : sorted[index - 1]?.file === error.file ? '\n' : '\n\n';
      return gap + toReport(error);
    })
    .join('');
}

/** The same errors as commands of GitHub Actions, which shows each of them at its line of a pull request. */
export function formatAnnotations(errors: readonly ContentError[]): string {
  return distinctErrors(errors).map(toAnnotation).join('\n');
}

function toAnnotation({ file, position, problem, expected, fix }: ContentError): string {
  const properties = {
    file,
    ...(position && { line: position.line, col: position.column }),
    title: problem,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  const message = [problem, expected, fix].filter((text) => text !== undefined).join('\n');
  return `::error ${list.join(',')}::${escapeData(message)}`;
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function byPlace(a: ContentError, b: ContentError): number {
  const file = a.file.localeCompare(b.file, 'en');
  const line = (a.position?.line ?? 0) - (b.position?.line ?? 0);
  return file || line || (a.position?.column ?? 0) - (b.position?.column ?? 0);
}

function toReport({ file, position, problem, expected, fix }: ContentError): string {
  const details = [expected, fix].filter((text) => text !== undefined);
  const lines = details.flatMap((text) => text.split('\n'));
  return [`${place(file, position)}  ${problem}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function onOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, '0');
    return { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character] ?? `\\x${code}`;
  });
}

function place(file: string, position: Position | undefined): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}
