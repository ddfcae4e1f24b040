import type { CodeLine, Mark } from './code-lines';
import type { Token } from './highlight';

const NAMES: Record<Mark, string> = {
  highlight: 'Highlighted',
  inserted: 'Added',
  deleted: 'Removed',
};

/** A line with its tokens. */
interface Row extends CodeLine {
  tokens: Token[];
}

/** The HTML inside a block's `code`: marked and numbered lines are elements, all others plain text. */
export function toCodeHtml(lines: CodeLine[], tokens: Token[][], numbered: boolean): string {
  const rows = lines.map((line, index) => ({ ...line, tokens: tokens[index] ?? [] }));
  return runsOf(rows, (row) => row.mark)
    .map((run) =>
      run.map((row, index) => toLine(row, index === 0 ? run.length : 0, numbered)).join(''),
    )
    .join('')
    .replace(/\n$/, '');
}

/** A line; the first of a run of marked ones says so to those who do not see the mark. */
function toLine({ mark, tokens }: Row, runLength: number, numbered: boolean): string {
  const html = `${tokens.map(toHtml).join('')}\n`;
  if (!mark) return numbered ? `<span data-line>${html}</span>` : html;
  const name = `${NAMES[mark]} ${runLength === 1 ? 'line' : 'lines'}: `;
  const spoken = runLength > 0 ? `<span data-visually-hidden>${name}</span>` : '';
  return `<span data-line="${mark}">${spoken}${html}</span>`;
}

function toHtml({ text, kind }: Token): string {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kind ? `<span class="${kind}">${html}</span>` : html;
}

/** Groups neighbors that are alike. */
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
