import { actionButton, element, headerCell } from '@/components/classes/lookup/piece-in-dom';
import {
  toReportSection,
  toReportView,
  toTableRegion,
} from '@/components/classes/lookup/report-view';
import { copyText } from '@/components/page/copy-page/copy-markdown';
import {
  classCheckCopied,
  classCheckCopyFailed,
  classCheckPlace,
} from '@/content/messages/classes';
import {
  folderBack,
  folderClasses,
  folderClose,
  folderCopy,
  folderDownload,
  folderFile,
  folderFrequent,
  folderLeftOut,
  folderMore,
  folderNoProblems,
  folderNotes,
  folderProblems,
  folderTable,
  folderTimes,
} from '@/content/messages/folder-check';
import { toCheckMarkdown } from '@/lib/classes/check/check-markdown';
import {
  type CheckResult,
  toCheckSummary,
  toPlatformSummary,
} from '@/lib/classes/check/check-result';
import { SYNTAX_ERROR } from '@/lib/classes/check/class-problems';
import type { FolderFileCheck } from '@/lib/classes/check/folder-check';
import { MOST_FILES, type SkippedCounts } from '@/lib/classes/check/folder-selection';

/** Result of the check of a folder. */
export interface FolderOutcome {
  result: CheckResult;
  /** Files that were checked, sorted by name. */
  checked: FolderFileCheck[];
  leftOut: string[];
  skipped: SkippedCounts;
  /** Sentences about the entire check. */
  remarks: string[];
}

/** Functions that the view calls. */
interface ViewEvents {
  /** Shows a message. */
  say(words: string): void;
  /** Closes the view. */
  leave(): void;
}

/** Name of the file that the reader downloads. */
const FILE = 'class-check.json';
/** Duration of the confirmation after copying, in milliseconds. */
const CONFIRMED_FOR = 2000;
/** Maximum number of file names in the list of those that were left out. */
const MOST_NAMES = 100;
/** Maximum number of classes in the notes on a file. */
const MOST_NOTED = 3;

/**
 * Shows the result of the check of a folder: buttons, a table of files, and lists. The button of a file shows its
 * report instead of the table.
 */
export function showFolder(view: HTMLElement, outcome: FolderOutcome, events: ViewEvents): void {
  const { result, leftOut, remarks } = outcome;
  const tools = toTools(outcome, events);
  const showFile: ShowFile = (button, file) => {
    const back = actionButton(folderBack, () => {
      view.replaceChildren(tools, ...all);
      button.focus();
    });
    view.replaceChildren(tools, ...toFileReport(file, back));
    back.focus();
  };
  const all = [
    ...remarks.map((text) => element('p', text)),
    toFileTable(outcome, showFile),
    ...toReportSection(
      folderFrequent,
      result.frequent.map(({ name, count }) =>
        element('li', element('code', name), folderTimes(count)),
      ),
    ),
    ...(leftOut.length > 0 ? [toLeftOut(leftOut)] : []),
  ];
  view.replaceChildren(tools, ...all);
}

/** Shows the sums, and returns the buttons for the entire result. */
function toTools(outcome: FolderOutcome, { say, leave }: ViewEvents): HTMLElement {
  const { result, checked, remarks } = outcome;
  const sums = [
    toCheckSummary(result),
    ...(result.problems.length > 0 ? [toPlatformSummary(result)] : []),
  ].join(' ');
  say(sums);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const confirm = (words: string) => {
    clearTimeout(timer);
    say(words);
    timer = setTimeout(() => say(sums), CONFIRMED_FOR);
  };
  const copy = () => {
    const checks = checked.map(({ check }) => check);
    copyText(Promise.resolve(toCheckMarkdown(result, checks, remarks))).then(
      () => confirm(classCheckCopied),
      () => confirm(classCheckCopyFailed),
    );
  };
  return element(
    'p',
    actionButton(folderCopy, copy),
    actionButton(folderDownload, () => download(outcome)),
    actionButton(folderClose, leave),
  );
}

/** Saves the result as a JSON file, with the keys that the command prints, and the number of skipped files. */
function download({ result, skipped }: FolderOutcome): void {
  const json = JSON.stringify({ ...result, skipped }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Row of the table of files. */
interface FileRow {
  file: FolderFileCheck;
  element: HTMLElement;
}

type Column = 'name' | 'problems' | 'classes';

const COLUMNS: [Column, string][] = [
  ['name', folderFile],
  ['problems', folderProblems],
  ['classes', folderClasses],
];

type ShowFile = (button: HTMLElement, file: FolderFileCheck) => void;

/**
 * Returns the table of files. A button in its header sorts it: names from A to Z, and numbers from the largest to
 * the smallest. Pressing it again reverses the order.
 */
function toFileTable(outcome: FolderOutcome, showFile: ShowFile): HTMLElement {
  const rows = filesOf(outcome).map((file) => ({ file, element: toFileRow(file, showFile) }));
  const body = element('tbody');
  let sorted: Column | undefined;
  let isUp = false;
  const sort = (column: Column) => {
    isUp = sorted === column ? !isUp : column === 'name';
    sorted = column;
    rows.sort((a, b) => compare(a, b, column, isUp ? 1 : -1));
    body.replaceChildren(...rows.map(({ element }) => element));
    for (const { head, name } of heads)
      head.ariaSort = name === column ? (isUp ? 'ascending' : 'descending') : null;
  };
  const heads = COLUMNS.map(([name, label]) => ({
    name,
    head: headerCell(
      'col',
      actionButton(label, () => sort(name)),
    ),
  }));
  sort('problems');
  const cells = [...heads.map(({ head }) => head), headerCell('col', folderNotes)];
  const head = element('thead', element('tr', ...cells));
  const region = toTableRegion(folderTable, element('table', head, body));
  region.dataset.files = '';
  return region;
}

/** Returns the files that were checked, and those that could not be. Files over the limit are not included. */
function filesOf({ result, checked, leftOut }: FolderOutcome): FolderFileCheck[] {
  const others = new Set([...checked.map(({ check }) => check.name), ...leftOut]);
  const unread = result.notices.filter(({ file }) => !others.has(file));
  return [
    ...checked,
    ...unread.map(({ file: name, text: notice }) => ({
      check: { name, classes: 0, unchecked: 0, problems: [], notice },
    })),
  ];
}

function compare(
  { file: { check: a } }: FileRow,
  { file: { check: b } }: FileRow,
  column: Column,
  sign: 1 | -1,
): number {
  const byName = a.name < b.name ? -1 : 1;
  if (column === 'name') return sign * byName;
  const difference =
    column === 'problems' ? a.problems.length - b.problems.length : a.classes - b.classes;
  return sign * difference || byName;
}

function toFileRow(file: FolderFileCheck, showFile: ShowFile): HTMLElement {
  const { name, problems, classes, notice } = file.check;
  const button = actionButton(name, () => showFile(button, file));
  const noted = [...new Set(problems.map((problem) => problem.name))];
  const notes = [
    ...noted.slice(0, MOST_NOTED).flatMap((text) => [element('code', text), ' ']),
    ...(noted.length > MOST_NOTED ? [folderMore(noted.length - MOST_NOTED)] : []),
    ...(notice ? [` ${notice}`] : []),
  ];
  return element(
    'tr',
    headerCell('row', button),
    element('td', String(problems.length)),
    element('td', String(classes)),
    element('td', element('span', ...notes)),
  );
}

/** Returns the report on a file, after the button that leads back. */
function toFileReport({ check, report }: FolderFileCheck, back: HTMLElement): HTMLElement[] {
  const mistakes = check.problems
    .filter(({ name }) => name === SYNTAX_ERROR)
    .map(({ name, line, column, problem, advice }) =>
      element(
        'p',
        `${name}${classCheckPlace(line, column)}: ${problem.replace(/\.?$/, '.')} ${advice}`,
      ),
    );
  const parts = report ? toReportView(report, true) : [];
  const isEmpty = parts.length + mistakes.length === 0 && !check.notice;
  return [
    element('p', back, element('strong', check.name)),
    ...(check.notice ? [element('p', check.notice)] : []),
    ...mistakes,
    ...parts,
    ...(isEmpty ? [element('p', folderNoProblems)] : []),
  ];
}

function toLeftOut(paths: readonly string[]): HTMLElement {
  const items = paths.slice(0, MOST_NAMES).map((path) => element('li', element('code', path)));
  if (paths.length > MOST_NAMES) items.push(element('li', folderMore(paths.length - MOST_NAMES)));
  return element(
    'details',
    element('summary', folderLeftOut(paths.length, MOST_FILES)),
    element('ul', ...items),
  );
}
