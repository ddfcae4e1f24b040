import { element, headerCell } from '@/components/classes/lookup/piece-in-dom';

type Cell = readonly (Node | string)[];

interface OwnTable {
  /** Accessible name. */
  name: string;
  columns: readonly string[];
  rows: readonly Cell[][];
}

/** Maximum number of rows of a table that is expanded initially. */
const SHORT = 8;

/** Creates a table about the reader's theme that can be collapsed. The first cell of each row is its header. */
export function toOwnTable(summary: string, { name, columns, rows }: OwnTable): HTMLElement {
  const body = rows.map(([first = [], ...cells]) =>
    element('tr', headerCell('row', ...first), ...cells.map((cell) => element('td', ...cell))),
  );
  const table = element(
    'table',
    element('thead', element('tr', ...columns.map((column) => headerCell('col', column)))),
    element('tbody', ...body),
  );
  table.ariaLabel = name;
  const details = element('details', element('summary', summary), table);
  details.toggleAttribute('open', rows.length <= SHORT);
  return details;
}
