/** Position in a file. `line` and `column` start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** Position together with its file. The path is relative to the site's folder and uses forward slashes. */
export interface FilePosition {
  file: string;
  position: Position;
}

/**
 * Fields of a `ContentError`. `problem`, `expected` and `fix` are sentences, with or without a final period.
 */
export interface ContentProblem {
  /** Path of the file, relative to the site's folder, with forward slashes. */
  file: string;
  position?: Position | undefined;
  /**
   * Description of the problem, including the invalid value. `ContentError` escapes control characters in it,
   * so it fits on one line.
   */
  problem: string;
  /** Sentence about the expected value, such as the list of allowed values. */
  expected?: string | undefined;
  /** Sentence about how the author can fix the problem. */
  fix?: string | undefined;
}

/** Error in content or configuration, with everything an author needs to fix it. */
export class ContentError extends Error implements ContentProblem {
  readonly file: string;
  readonly position?: Position | undefined;
  readonly problem: string;
  readonly expected?: string | undefined;
  readonly fix?: string | undefined;

  constructor({ file, position, problem, expected, fix }: ContentProblem) {
    const line = onOneLine(problem);
    super(`${toPlace(file, position)}  ${line}`);
    this.name = 'ContentError';
    this.file = file;
    this.position = position;
    this.problem = line;
    this.expected = expected;
    this.fix = fix;
  }
}

/**
 * Returns the errors sorted by file and position, without duplicates. Duplicates arise because pages that
 * include the same partial report the same errors.
 */
export function distinctErrors(errors: readonly ContentError[]): ContentError[] {
  const byReport = new Map(errors.map((error) => [toReport(error), error]));
  return [...byReport.values()].sort(byPlace);
}

/** Formats errors as one report, sorted by file and position, without duplicates. */
export function formatErrors(errors: readonly ContentError[]): string {
  return toReportItems(errors)
    .map(({ gap, place, details }) => gap + place + details)
    .join('');
}

/** Error in a report, with the text before, at, and after its position. */
export interface ReportItem {
  file: string;
  position?: Position | undefined;
  /** Line breaks that separate the error from the previous one. */
  gap: string;
  /** File, line, and column as in `content/docs/v4/a.mdx:1:2`, a form that terminals and editors recognize. */
  place: string;
  details: string;
}

/** Returns the items of the report that `formatErrors` formats. */
export function toReportItems(errors: readonly ContentError[]): ReportItem[] {
  const sorted = distinctErrors(errors);
  return sorted.map((error, index) => {
    const { file, position } = error;
    const gap = index === 0 ? '' : sorted[index - 1]?.file === file ? '\n' : '\n\n';
    return { file, position, gap, place: toPlace(file, position), details: toDetails(error) };
  });
}

/**
 * Formats errors as GitHub Actions workflow commands, one per line, without duplicates. In a pull request,
 * GitHub shows the errors next to the lines that they refer to.
 */
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

function toReport(error: ContentError): string {
  return toPlace(error.file, error.position) + toDetails(error);
}

function toDetails({ problem, expected, fix }: ContentError): string {
  const details = [expected, fix].filter((text) => text !== undefined);
  const lines = details.flatMap((text) => text.split('\n'));
  return [`  ${problem}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function onOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, '0');
    return { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character] ?? `\\x${code}`;
  });
}

function toPlace(file: string, position: Position | undefined): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}
