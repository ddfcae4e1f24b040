import type { FenceMeta } from './fence-meta';
import { COMMENTS, type Language } from './languages';

/** How a line of code is marked. */
export type Mark = 'highlight' | 'inserted' | 'deleted';

/** A line of code as readers see it. */
export interface CodeLine {
  text: string;
  /** Index of the line in the code block as the author wrote it. The first line is 0. */
  row: number;
  mark?: Mark;
}

/**
 * A mistake in the lines of a code block. `line` is the index of the line in the block as the author wrote
 * it, starting at 0. It is -1 for the line numbers in the options.
 */
export interface LineProblem {
  line: number;
  problem: string;
  fix: string;
}

const COMMANDS = ['highlight-next-line', 'highlight-start', 'highlight-end'] as const;
type Command = (typeof COMMANDS)[number];

/**
 * Splits a code block into lines and marks highlighted, inserted and deleted ones. Removes magic comments
 * such as `highlight-next-line`, unless the options list line numbers such as `{1,4-6}`. In a block with the
 * `diff` option, also removes the `+` and `-` signs.
 */
export function toCodeLines(
  code: string,
  language: Language,
  meta: FenceMeta,
): { lines: CodeLine[]; problems: LineProblem[] } {
  const { lines, problems } = readComments(code.split('\n'), language, meta.lines === undefined);
  for (const number of meta.lines ?? []) {
    const line = lines[number - 1];
    if (line) line.mark = 'highlight';
    else problems.push(outOfRange(number, lines.length));
  }
  if (meta.diff) readSigns(lines);
  if (language.label === 'Diff') markSigns(lines);
  return { lines, problems };
}

function readComments(written: string[], language: Language, withMarks: boolean) {
  const lines: CodeLine[] = [];
  const problems: LineProblem[] = [];
  let start: number | undefined;
  let next = false;
  written.forEach((text, line) => {
    const command = withMarks ? commandOf(text, language) : undefined;
    if (command === undefined) {
      const marked = next || start !== undefined;
      lines.push({ text, row: line, ...(marked && { mark: 'highlight' }) });
      next = false;
    } else if (command === 'highlight-next-line') next = true;
    else if (command === 'highlight-start') start = line;
    else if (start === undefined) problems.push(unpaired(command, line));
    else start = undefined;
  });
  if (start !== undefined) problems.push(unpaired('highlight-start', start));
  return { lines, problems };
}

function commandOf(text: string, language: Language): Command | undefined {
  for (const style of language.comments) {
    const comment = COMMENTS[style].exec(text)?.[1];
    const command = COMMANDS.find((known) => known === comment);
    if (command) return command;
  }
  return undefined;
}

function unpaired(command: string, line: number): LineProblem {
  const other = command.endsWith('-start')
    ? command.replace('-start', '-end')
    : command.replace('-end', '-start');
  return { line, problem: `${command} without ${other}`, fix: `Add a comment ${other}.` };
}

function outOfRange(number: number, length: number): LineProblem {
  return {
    line: -1,
    problem: `Line ${number} is highlighted, but the block has ${length} ${length === 1 ? 'line' : 'lines'}`,
    fix: 'Correct the numbers in braces.',
  };
}

/**
 * Marks lines that start with `+` or `-` and removes these signs. Then removes the indentation that all lines
 * share, because it only makes room for the signs.
 */
function readSigns(lines: CodeLine[]): void {
  for (const line of lines) {
    const mark = markOf(line.text);
    if (!mark) continue;
    line.mark = mark;
    line.text = ` ${line.text.slice(1)}`;
  }
  const filled = lines.filter((line) => line.text.trim() !== '');
  const shared = Math.min(...filled.map((line) => line.text.search(/\S/)));
  for (const line of lines) {
    line.text = line.text.slice(
      shared || (line.mark === undefined || line.mark === 'highlight' ? 0 : 1),
    );
  }
}

/**
 * Marks the lines of a patch that start with `+` or `-`, except for file names after `+++` or `---`. The
 * signs stay, because readers copy the complete patch.
 */
function markSigns(lines: CodeLine[]): void {
  for (const line of lines) {
    const mark = /^(\+\+\+|---) /.test(line.text) ? undefined : markOf(line.text);
    if (mark) line.mark = mark;
  }
}

function markOf(text: string): Mark | undefined {
  if (text.startsWith('+')) return 'inserted';
  return text.startsWith('-') ? 'deleted' : undefined;
}
