import { VFileMessage } from 'vfile-message';
import type { Position } from '@/lib/config/source/content-error';

/** A syntax error with a message for authors. `point` is the position in the parsed text. */
export interface SyntaxProblem {
  point?: Position | undefined;
  problem: string;
  fix?: string;
}

type Wording = (match: RegExpExecArray, lines: number, cause: string) => SyntaxProblem;

const LITERAL_BRACE = 'Write a literal brace as \\{, or put it in code.';
const LITERAL_ANGLE = 'Write a literal < as \\<, or put it in code.';

/** Patterns for MDX error messages. Each has a function that returns a clearer message for authors. */
const WORDINGS: [RegExp, Wording][] = [
  [
    /^Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/,
    ([, name, line, column]) => ({
      point: { line: Number(line), column: Number(column) },
      problem: `<${name}> is not closed`,
      fix: `Add </${name}> in the paragraph, list, or notice that contains <${name}>.`,
    }),
  ],
  [
    /^Expected the closing tag `<\/([^`]*)>`/,
    ([, name]) => ({
      problem: `</${name}> is in a different paragraph, list, or notice than <${name}>`,
      fix: 'Put both tags on lines of their own, with blank lines around what is between them.',
    }),
  ],
  [
    /^Unexpected closing tag `<\/([^`]*)>`, expected corresponding closing tag for `<([^`]*)>` \((\d+):/,
    ([, found, open, line], lines) => ({
      problem: `</${found}> comes before the end of <${open}> on line ${Number(line) + lines}`,
      fix: `Close <${open}> first.`,
    }),
  ],
  [
    /^Unexpected closing slash `\/` in tag, expected an open tag first/,
    () => ({ problem: 'A closing tag has no opening tag', fix: 'Remove the closing tag.' }),
  ],
  [
    /^Could not parse expression with acorn/,
    (_match, _lines, cause) => ({
      problem: `The text in braces is not a JavaScript expression: ${cause}`,
      fix: LITERAL_BRACE,
    }),
  ],
  [
    /^Unexpected end of file in expression/,
    () => ({ problem: 'A brace is never closed', fix: LITERAL_BRACE }),
  ],
  [
    /^Unexpected character `!`/,
    () => ({
      problem: 'HTML comments are not available in pages',
      fix: 'Write {/* a comment */}.',
    }),
  ],
  [
    /^Unexpected (end of file|character `.+` \(U\+[0-9A-F]+\)) .*(name|tag|attribute)/,
    ([, what]) => ({ problem: `Unexpected ${what} in a tag`, fix: LITERAL_ANGLE }),
  ],
  [
    /^Could not parse import\/exports|^Unexpected `\w+` in code: only import\/exports/,
    () => ({
      problem: 'A paragraph that starts with import or export is read as code',
      fix: 'Start it with another word. Pages use components without importing them.',
    }),
  ],
];

/**
 * Converts an MDX parse error in `text` to a message for authors. `lines` is the number of lines in the file
 * before the text, and is added to line numbers in the message. Rethrows any other error.
 */
export function toSyntaxProblem(error: unknown, text: string, lines: number): SyntaxProblem {
  if (!(error instanceof VFileMessage)) throw error;
  const point = error.place && 'start' in error.place ? error.place.start : error.place;
  const badId = point && toIdProblem(text, point);
  if (badId) return badId;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  for (const [pattern, wording] of WORDINGS) {
    const match = pattern.exec(error.reason);
    if (match) return { point, ...wording(match, lines, withoutPlace(cause)) };
  }
  return { point, problem: withoutPlace(error.reason) };
}

/** Returns the problem of a heading whose id cannot be read, because MDX parses it as an expression. */
function toIdProblem(text: string, { line, column }: Position): SyntaxProblem | undefined {
  const [, before = '', written = '', id = ''] =
    /^(#{1,6}\s[^{]*)(\{#([^{}]*)\})/.exec(text.split('\n')[line - 1] ?? '') ?? [];
  const isInside = column > before.length && column <= before.length + written.length + 1;
  if (written === '' || !isInside) return undefined;
  const name = id.trim().split(/\s+/).join('-');
  return {
    point: { line, column: before.length + 1 },
    problem: `${written} is not an id of a heading`,
    fix: name
      ? `Write it without spaces: {#${name}}.`
      : 'Write a name after the #, as in {#usage}.',
  };
}

function withoutPlace(message: string): string {
  return message.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, '').replace(/\.$/, '');
}
