import type { FenceMeta } from './fence-meta';
import { COMMENTS, type Language } from './languages';

/** What a line of code is marked as. */
export type Mark = 'highlight' | 'inserted' | 'deleted';

/** A line of code as readers get it. */
export interface CodeLine {
  text: string;
  /** Which line of the block as written, from 0. */
  row: number;
  mark?: Mark;
}

/** A mistake in a block's lines; `line` counts from 0 in the block as written. */
export interface LineProblem {
  line: number;
  problem: string;
  fix: string;
}

const COMMANDS = ['highlight-next-line', 'highlight-start', 'highlight-end'] as const;
type Command = (typeof COMMANDS)[number];

/** Takes the magic comments, line numbers and diff signs out of a block and marks its lines by them. */
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
    problem: `Line ${number} is highlighted, but the block has ${length} lines`,
    fix: 'Correct the numbers in braces.',
  };
}

/** Takes `+` and `-` off the lines; an indentation that all lines then share existed for the signs only. */
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

/** Marks the lines of a patch and leaves its signs, since a patch is copied whole. */
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
