import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/class-data';
import type { ClassReport, ReportedClass } from '@/lib/classes/class-report';
import { conflictText, notesOf, placeOf, supportOf } from '@/lib/classes/report-text';
import { element } from './class-answer';

/** A report below its sum: conflicts first, then each class, and what nobody can know. */
export function toReportView({ classes, conflicts, unknown }: ClassReport): HTMLElement[] {
  const open = unknown.map(({ text, line, column }) =>
    element('li', element('code', text), `, line ${line}, column ${column}`),
  );
  return [
    ...section(
      'Classes that set the same property',
      conflicts.map((item) => element('li', conflictText(item))),
    ),
    ...section('Known only at run time', open),
    ...(classes.length > 0 ? [toTable(classes)] : []),
  ];
}

/** A list with a title, which is no heading: those of the page are counted for copying its sections. */
function section(title: string, items: HTMLElement[]): HTMLElement[] {
  return items.length > 0 ? [element('p', element('strong', title)), element('ul', ...items)] : [];
}

function toTable(classes: ReportedClass[]): HTMLElement {
  const names = PLATFORMS.map((platform) => PLATFORM_NAMES[platform]);
  const heads = ['Class', ...names, 'Where and why'].map((name) => {
    const head = element('th', name);
    head.setAttribute('scope', 'col');
    return head;
  });
  const body = element('tbody', ...classes.map(toRow));
  const table = element('table', element('thead', element('tr', ...heads)), body);
  const region = element('div', table);
  region.dataset.table = '';
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', 'Classes of the text');
  return region;
}

function toRow(item: ReportedClass): HTMLElement {
  const head = element('th', element('code', item.name));
  head.setAttribute('scope', 'row');
  const notes = notesOf(item);
  const platforms = supportOf(item).map((support) => {
    const cell = element('td', support);
    cell.dataset.support = support;
    return cell;
  });
  const where = element(
    'td',
    element('span', placeOf(item)),
    ...(notes ? [element('p', notes)] : []),
  );
  return element('tr', head, ...platforms, where);
}
