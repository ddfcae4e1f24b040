import type { YAMLError } from 'yaml';
import type { ContentProblem } from '@/lib/config/source/content-error';

/** Text around a syntax error in YAML. */
interface YamlContext {
  /** Line of the error. */
  line: string;
  /** Part of the line before the error. */
  before: string;
  /** First character of the text that cannot be parsed. */
  character: string;
}

/** Functions that return the fix for an error, keyed by the code of the parser's error. */
const FIXES: Record<string, (context: YamlContext, message: string) => string> = {
  BLOCK_AS_IMPLICIT_KEY: ({ line, before }) =>
    line.slice(before.length).includes(':')
      ? `A value with a colon needs quotes${toQuoted(line)}.`
      : 'Remove the spaces at the start of the next key, or put the value in quotes.',
  BAD_INDENT: (_context, message) => {
    const [sign = ']'] = /[\]}]$/.exec(message) ?? [];
    const open = sign === ']' ? '[' : '{';
    return `Add the closing ${sign}. A value that starts with a literal ${open} needs quotes.`;
  },
  BAD_SCALAR_START: ({ line, character }) =>
    `A value that starts with ${character} needs quotes${toQuoted(line)}.`,
  DUPLICATE_KEY: () => 'Remove one of the two keys.',
  MISSING_CHAR: ({ line }, message) =>
    message.endsWith('quote') ? 'Add the closing quote.' : toKeyFix(line),
  MULTILINE_IMPLICIT_KEY: ({ line }) => toKeyFix(line),
  MULTIPLE_DOCS: () => 'Remove the line of three dashes.',
  TAB_AS_INDENT: () => 'Indent with spaces.',
  UNEXPECTED_TOKEN: ({ line, before }, message) => {
    if (message.startsWith('Unexpected block-seq')) return 'Start the list on the next line.';
    if (before.trim() === '') return 'Indent all keys of a block by the same number of spaces.';
    if (/:\s+['"]/.test(before))
      return 'Put the whole value in double quotes, and write a double quote in it as \\".';
    return `Put the value in quotes${toQuoted(line)}.`;
  },
};

/**
 * Converts an error of the YAML parser to a problem and, where one is known, its fix. `source` is the parsed
 * text.
 */
export function toYamlProblem(
  { code, message, pos: [offset] }: YAMLError,
  source: string,
): Pick<ContentProblem, 'problem' | 'fix'> {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = source.slice(start).split('\n');
  const before = source.slice(start, offset);
  const fix = FIXES[code]?.({ line, before, character: source[offset] ?? '' }, message);
  return { problem: `The YAML cannot be read: ${message}`, fix };
}

/** Returns the line with its value in quotes, after a colon. Empty if the line has no key with a value. */
function toQuoted(line: string): string {
  const [, key, value] = /^\s*(?:- )?([\w-]+):\s+(.*\S)\s*$/.exec(line) ?? [];
  if (!key || !value || /["\\]/.test(value)) return '';
  return `: ${key}: "${value}"`;
}

function toKeyFix(line: string): string {
  const [, key, value] = /^\s*([\w-]+)[:=\s]*(.*)$/.exec(line) ?? [];
  const example = key ? `: ${key}: ${value || '…'}` : '';
  return `A key needs a colon and a space${example}.`;
}
