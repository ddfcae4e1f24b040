import {
  lookupOf,
  nativeColors,
  type OwnClasses,
  showOwnClasses,
  toPanelLink,
  toSwatches,
} from '@/components/classes/app-theme/own-classes';
import { element, headerCell, toNode } from '@/components/classes/lookup/piece-in-dom';
import { cornerElement } from '@/components/ui/corner-element';
import {
  themeTable,
  themeTableFailed,
  themeTableMissing,
  themeTableMore,
  themeTableNote,
  themeTableSame,
  themeTableWaiting,
} from '@/content/messages/app-theme';
import { classNone, classTableAll, classTableSteps, classTerm } from '@/content/messages/classes';
import { withoutBasePath } from '@/lib/browser/base-path';
import { supportText } from '@/lib/classes/data/class-data';
import { classStatusText } from '@/lib/classes/data/display';
import {
  type ThemeDifferences,
  themeDifferences,
  toSplitClass,
  utilitiesOf,
} from '@/lib/classes/lookup/theme-differences';
import { type RowGroup, styleOn, type TableRow } from '@/lib/classes/tables/class-rows';
import { type ThemeTable, toThemeTable } from '@/lib/classes/tables/theme-table';
import { normalizePath } from '@/lib/config/paths';
import { stepPieces, stylePiece } from './row-pieces';

/** Number of missing classes that are named. */
const NAMED = 6;

/**
 * Shows the page's classes that differ with the reader's theme in a second table above the table of the
 * default theme. `version` is the name of the docs version.
 */
export function startThemeTable(table: HTMLElement, version: string, signal: AbortSignal): void {
  const bar = element('div');
  let shown: HTMLElement | undefined;
  const place = (...parts: (Node | string)[]) => {
    bar.replaceChildren(...parts);
    if (!bar.isConnected) table.querySelector('table')?.before(bar);
  };
  const clear = (isWaiting: boolean) => {
    shown?.remove();
    if (isWaiting) place(themeTableWaiting);
    else bar.remove();
  };
  const compute = async ({ index, theme, source }: OwnClasses) => {
    const page = normalizePath(withoutBasePath(location.pathname) ?? '');
    if (!index.pages.includes(page)) return () => bar.remove();
    const found = await themeDifferences(index, page, theme, source);
    const split = toSplitClass(utilitiesOf(index, page));
    return () => {
      if (found.classes.length > 0) {
        shown = toTable(toThemeTable(found.classes, split, index.facts));
        bar.before(shown);
      }
      place(...toNotes(found), ' ', toPanelLink(lookupOf(page)));
      filterAgain(table);
    };
  };
  const fail = (message: string) => place(themeTableFailed(message));
  showOwnClasses(version, { clear, compute, fail }, signal);
}

/** Applies the text in the table's filter to the new rows. */
function filterAgain(table: HTMLElement): void {
  const input = table.querySelector('input');
  if (input?.value) input.dispatchEvent(new Event('input'));
}

function toNotes({ classes, missing, omitted }: ThemeDifferences): string[] {
  const names = missing.slice(0, NAMED).join(', ');
  const rest = missing.length > NAMED ? `${names}, …` : names;
  const notes = [
    ...(classes.length > 0 ? [themeTableNote] : []),
    ...(missing.length > 0 ? [`${themeTableMissing(missing.length, rest)}.`] : []),
    ...(omitted > 0 ? [themeTableMore(omitted)] : []),
  ];
  return [notes.join(' ') || themeTableSame];
}

function toTable({ columns, groups, rows, colors }: ThemeTable): HTMLElement {
  const head = element(
    'tr',
    headerCell('col', classTerm),
    ...columns.map(({ name, platforms }) =>
      headerCell('col', ...platforms.map(cornerElement), name),
    ),
  );
  const isAlone = groups.length === 1;
  const first = (kind: TableRow['kind']) => rows.find((row) => row.kind === kind);
  const expanded = [first('scale'), first('colors')];
  const toLines = (row: TableRow, remarks: readonly string[]) => [
    toRow(row, columns),
    ...toMore(row, {
      columns,
      colors,
      isOpen: expanded.includes(row),
      remarks: row.remarks.filter((remark) => !remarks.includes(remark)),
    }),
  ];
  const bodies = groups.map((group) =>
    element(
      'tbody',
      ...toGroupHead(group, isAlone, columns.length + 1),
      ...group.rows.flatMap((row) => toLines(row, group.remarks)),
    ),
  );
  const made = element('table', element('caption', themeTable), element('thead', head), ...bodies);
  made.className = 'own-theme';
  return made;
}

function toGroupHead({ rows, remarks }: RowGroup, isAlone: boolean, width: number): HTMLElement[] {
  const example = rows[0]?.example;
  if (!example || (isAlone && example.status === 'full' && remarks.length === 0)) return [];
  const text = `${supportText(example.support)}. ${remarks.join(' ')}`;
  const status = element('b', classStatusText(example));
  const head = headerCell('rowgroup', status, ' ', element('small', text));
  head.setAttribute('colspan', String(width));
  return [element('tr', head)];
}

type Columns = ThemeTable['columns'];

function toRow(row: TableRow, columns: Columns): HTMLElement {
  const cells = columns.map(({ short, platform }) => {
    const style = stylePiece(styleOn(row, platform));
    const cell = element('td', style ? toNode(style) : classNone);
    cell.dataset.on = short;
    return cell;
  });
  const name =
    row.kind === 'class'
      ? toNode({ tag: 'button', attributes: { type: 'button' }, children: [row.label] })
      : element('code', row.label);
  return element('tr', headerCell('row', name), ...cells);
}

interface MoreOptions extends Pick<ThemeTable, 'columns' | 'colors'> {
  remarks: readonly string[];
  /** Whether the row's class list is expanded. */
  isOpen: boolean;
}

/** Creates the row with the remarks and the classes of a row, if there are any. */
function toMore({ members, sameAs }: TableRow, options: MoreOptions): HTMLElement[] {
  const { columns, colors, remarks, isOpen } = options;
  const parts = [
    ...(remarks.length > 0 ? [element('p', remarks.join(' '))] : []),
    ...(sameAs ? [element('p', ...toSteps(sameAs))] : []),
  ];
  if (members.length > 0 && !sameAs) {
    const list = element('class-members', ...stepPieces(members, { columns }).map(toNode));
    for (const [index, item] of [...list.querySelectorAll('li')].entries()) {
      const own = colors.get(members[index]?.name ?? '');
      const shown = own ? nativeColors(own) : [];
      if (shown.length > 0) item.append(toSwatches(shown));
    }
    const details = element('details', element('summary', classTableAll(members.length)), list);
    details.toggleAttribute('open', isOpen);
    parts.push(details);
  }
  if (parts.length === 0) return [];
  const cell = element('td', ...parts);
  cell.setAttribute('colspan', String(columns.length + 1));
  const row = element('tr', cell);
  row.dataset.more = '';
  return [row];
}

/** Returns the sentence that refers to the row with the same values. */
function toSteps(label: string): (Node | string)[] {
  return classTableSteps
    .split('{row}')
    .flatMap((text, at) => (at > 0 ? [element('code', label), text] : [text]));
}
