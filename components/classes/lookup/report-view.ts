import {
  classCheckConflicts,
  classCheckFine,
  classCheckPlace,
  classCheckTable,
  classCheckUnknown,
  classCheckWhere,
  classTerm,
} from '@/content/messages/classes';
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data/class-data';
import { capital } from '@/lib/classes/data/display';
import type {
  ClassReport,
  ReportedClass,
  ReportedConflict,
} from '@/lib/classes/report/class-report';
import {
  conflictText,
  placeOf,
  remarksText,
  supportCells,
  supportCellText,
} from '@/lib/classes/report/report-text';
import { withCode } from './answer-card';
import { element, headerCell, toNode } from './piece-in-dom';

/**
 * Returns a report's elements: a table of the classes that do not work everywhere, the conflicts, the
 * expressions whose classes cannot be determined, and a collapsed list of the other classes. Empty parts are
 * omitted. For the report on a file, `hasColumns` adds the column to each line.
 */
export function toReportView(
  { classes, conflicts, unknown }: ClassReport,
  hasColumns: boolean = false,
): HTMLElement[] {
  const isFine = ({ verdict }: ReportedClass) => verdict === 'full';
  const [problems, fine] = [classes.filter((item) => !isFine(item)), classes.filter(isFine)];
  const open = unknown.map(({ text, line, column }) =>
    element('li', element('code', text), classCheckPlace(line, column)),
  );
  return [
    ...(problems.length > 0 ? [toTable(problems, hasColumns)] : []),
    ...toReportSection(
      classCheckConflicts,
      conflicts.map((item) => element('li', ...toSentence(item, hasColumns))),
    ),
    ...toReportSection(classCheckUnknown, open),
    ...(fine.length > 0 ? [toFineList(fine, hasColumns)] : []),
  ];
}

/** Returns the parts of a report's summary. Numbers of classes have a mark that shows their support. */
export function toReportSummary({ summary }: ClassReport): (HTMLElement | string)[] {
  return summary.map(({ text, support }) => {
    if (!support) return text;
    const mark = element('span', text);
    mark.dataset.support = support;
    return mark;
  });
}

/** Returns the sentence about a conflict, with its classes as code. */
function toSentence(conflict: ReportedConflict, hasColumn: boolean): (HTMLElement | string)[] {
  return conflictText(conflict, hasColumn)
    .split(/(,? )/)
    .map((word) => (conflict.classes.includes(word) ? element('code', word) : word));
}

/**
 * Returns a title and a list, or an empty array if there are no items. The title is not a heading element,
 * because the code that copies a section counts the page's headings.
 */
export function toReportSection(title: string, items: HTMLElement[]): HTMLElement[] {
  return items.length > 0 ? [element('p', element('strong', title)), element('ul', ...items)] : [];
}

/** Returns a collapsed list of the classes that work everywhere, each with its place and its remarks. */
function toFineList(classes: ReportedClass[], hasColumns: boolean): HTMLElement {
  const items = classes.map((item) =>
    element(
      'li',
      element('code', item.name),
      ` ${[placeOf(item, hasColumns), remarksText(item)].filter(Boolean).join('. ')}`,
    ),
  );
  return element(
    'details',
    element('summary', classCheckFine(classes.length)),
    element('ul', ...items),
  );
}

function toTable(classes: ReportedClass[], hasColumns: boolean): HTMLElement {
  const names = PLATFORMS.map((platform) => PLATFORM_NAMES[platform]);
  const heads = [classTerm, ...names, classCheckWhere].map((name) => headerCell('col', name));
  const body = element('tbody', ...classes.map((item) => toRow(item, hasColumns)));
  return toTableRegion(
    classCheckTable,
    element('table', element('thead', element('tr', ...heads)), body),
  );
}

/** Returns a table in a named region that scrolls sideways if the table is too wide. */
export function toTableRegion(name: string, table: HTMLElement): HTMLElement {
  const region = element('div', table);
  region.dataset.table = '';
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', name);
  return region;
}

function toRow(item: ReportedClass, hasColumns: boolean): HTMLElement {
  const head = headerCell('row', element('code', item.name));
  const replacement = withCode(item.replacement ?? '').map((part) =>
    typeof part === 'string' ? part : toNode(part),
  );
  const notes = [[remarksText(item)].filter(Boolean), replacement].filter(
    (parts) => parts.length > 0,
  );
  const platforms = supportCells(item).map((support) => {
    const mark = element('span', capital(supportCellText(support)));
    if (support) mark.dataset.support = support;
    return element('td', mark);
  });
  const where = element(
    'td',
    element('span', placeOf(item, hasColumns)),
    ...notes.map((parts) => element('p', ...parts)),
  );
  return element('tr', head, ...platforms, where);
}
