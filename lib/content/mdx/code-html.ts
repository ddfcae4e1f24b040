import type { CodeLine, Mark } from './code-lines';
import type { IsDocumented } from './documented-classes';
import type { Token } from './highlight';

/**
 * Number of characters that fit in a line of the narrowest code block, which is in a notice on a screen of
 * 320 px.
 */
const NARROWEST = 26;

/** Number of characters by which the wrapped part of a line is indented more than its start, as in `code-lines.css`. */
const HANG = 4;

/**
 * Matches a word in which browsers would break a line, such as `items-center` or `nativewind/preset`. They
 * break after a hyphen, and some of them also after a slash.
 */
const BREAKABLE = /-[\w[(-]|\w\/\w/;

/** For each kind of mark, its HTML tag and its name for screen readers. */
const MARKS: Record<Mark, { tag: string; name: string }> = {
  highlight: { tag: 'mark', name: 'Highlighted' },
  inserted: { tag: 'ins', name: 'Added' },
  deleted: { tag: 'del', name: 'Removed' },
};

const LINE = { tag: 'i', name: '' };

/** A line of code, split into tokens for syntax highlighting. */
interface Row extends CodeLine {
  tokens: Token[];
}

/**
 * Returns the HTML inside the `<code>` element of a code block. Each marked line becomes an element such as
 * `<mark>`. Each other line becomes an `<i>` if it may wrap, or if the lines are numbered. Documented
 * classes in strings become `<b>`.
 */
export function toCodeHtml(
  lines: CodeLine[],
  tokens: Token[][],
  numbered: boolean,
  isDocumented: IsDocumented = () => false,
): string {
  const rows = lines.map((line, index) => ({ ...line, tokens: tokens[index] ?? [] }));
  return runsOf(rows, (row) => row.mark)
    .map((run) =>
      run
        .map((row, index) => toLine(row, index === 0 ? run.length : 0, numbered, isDocumented))
        .join(''),
    )
    .join('')
    .replace(/\n$/, '');
}

/**
 * Renders a line as HTML. For the first of consecutive lines with the same mark, `runLength` is the number of
 * these lines, and the HTML starts with a label for screen readers, such as "Added lines:". For other lines,
 * `runLength` is 0. The style of a line that may wrap contains its indentation.
 */
function toLine(
  { mark, text, tokens }: Row,
  runLength: number,
  numbered: boolean,
  isDocumented: IsDocumented,
): string {
  const wraps = text.length > NARROWEST;
  const indent = indentOf(text);
  const words = tokens.map((token) =>
    toHtml(token, (word) => {
      const html = token.kind === 's' ? emphasized(word, isDocumented) : escaped(word);
      return wraps ? toWord(word, html, indent) : html;
    }),
  );
  const html = `${words.join('')}\n`;
  if (!mark && !numbered && !wraps) return html;
  const { tag, name } = mark ? MARKS[mark] : LINE;
  const said = `${name} ${runLength === 1 ? 'line' : 'lines'}: `;
  const spoken = mark && runLength > 0 ? `<span class="sr-only">${said}</span>` : '';
  const style = wraps && indent > 0 ? ` style=--i:${indent}` : '';
  return `<${tag}${style}>${spoken}${html}</${tag}>`;
}

function toHtml({ text, kind }: Token, toPart: (part: string) => string): string {
  const html = text.split(/(\s+)/).map(toPart).join('');
  return kind ? `<span class="${kind}">${html}</span>` : html;
}

/**
 * Wraps the HTML of a word in a line that may wrap, so that browsers do not break it. A word that may be longer
 * than the rest of a wrapped line has a class, because it must still break where no line has space for it.
 */
function toWord(word: string, html: string, indent: number): string {
  if (!BREAKABLE.test(word)) return html;
  const isLong = indent + HANG + word.length > NARROWEST;
  return `<i${isLong ? ' class="w"' : ''}>${html}</i>`;
}

/** Returns a word as HTML. If it is a documented class, the class is a `<b>`, without the quotes around it. */
function emphasized(word: string, isDocumented: IsDocumented): string {
  const [, open = '', name = '', close = ''] = /^(["'`]?)(.*?)(["'`]?)$/.exec(word) ?? [];
  return isDocumented(name) ? `${open}<b>${escaped(name)}</b>${close}` : escaped(word);
}

/** Returns the width of a line's indentation in characters. A tab is as wide as 2 characters. */
function indentOf(text: string): number {
  return /^\s*/.exec(text)?.[0].replaceAll('\t', '  ').length ?? 0;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Groups consecutive items for which `key` returns the same value. */
function runsOf<T, K>(items: T[], key: (item: T) => K): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run && first !== undefined && key(first) === key(item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
