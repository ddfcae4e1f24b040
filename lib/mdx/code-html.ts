import type { CodeLine, Mark } from './code-lines';
import type { Token } from './highlight';

/** The element of a marked line, and what it is called for those who do not see the mark. */
const MARKS: Record<Mark, { tag: string; name: string }> = {
  highlight: { tag: 'mark', name: 'Highlighted' },
  inserted: { tag: 'ins', name: 'Added' },
  deleted: { tag: 'del', name: 'Removed' },
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
  if (!mark) return numbered ? `<span>${html}</span>` : html;
  const { tag, name } = MARKS[mark];
  const said = `${name} ${runLength === 1 ? 'line' : 'lines'}: `;
  const spoken = runLength > 0 ? `<span class="sr-only">${said}</span>` : '';
  return `<${tag}>${spoken}${html}</${tag}>`;
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
