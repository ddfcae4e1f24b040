import { copyText } from '@/components/page/copy-page/copy-markdown';
import {
  classCheckConflicts,
  classCheckCopied,
  classCheckCopyFailed,
  classCheckCopyLink,
  classCheckCopyMarkdown,
  classCheckFine,
  classCheckPlace,
  classCheckTable,
  classCheckUnknown,
  classCheckWhere,
  classTerm,
} from '@/content/messages/classes';
import { type ClassSupport, PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data/class-data';
import { capital } from '@/lib/classes/data/display';
import type { Lookup } from '@/lib/classes/lookup/lookup';
import {
  type ClassReport,
  type ReportedClass,
  toClassReport,
} from '@/lib/classes/report/class-report';
import {
  conflictText,
  placeOf,
  remarksText,
  supportCells,
  supportCellText,
  toReportText,
} from '@/lib/classes/report/report-text';
import { packFiles, unpackFiles } from '@/lib/player/share';
import { withCode } from './answer-card';
import { actionButton, element, toNode } from './piece-in-dom';

/** Functions that provide a report's data. */
export interface ReportSource {
  load(): Promise<Lookup>;
  /** Returns whether `ask` uses the reader's theme. */
  hasTheme(): boolean;
  /**
   * Computes classes with the lookup's version of NativeWind and returns all of its results so far, keyed by
   * class name. Calls `say` with messages about the progress.
   */
  ask(
    lookup: Lookup,
    names: string[],
    say: (text: string) => void,
  ): Promise<ReadonlyMap<string, ClassSupport>>;
}

const FILE = 'App.tsx';
/** Debounce delay before the text in the field is checked, in milliseconds. */
const REST = 400;
/** Duration of the confirmation after copying, in milliseconds. */
const CONFIRMED_FOR = 2000;

/**
 * Makes the report's field show a report on the classes in its text. If the URL's hash contains a shared
 * text, fills the field with it. `lookup` is the element that contains the field.
 */
export function startReport(lookup: HTMLElement, source: ReportSource, signal: AbortSignal): void {
  const tab = lookup.querySelector<HTMLInputElement>('[value="component"]');
  const field = lookup.querySelector<HTMLTextAreaElement>('form textarea');
  const output = lookup.querySelector('output');
  const view = output?.nextElementSibling;
  if (!tab || !field || !output || !view) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirmed: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    const text = field.value;
    if (!text.trim()) {
      output.replaceChildren();
      return view.replaceChildren();
    }
    const say = (words: string) => field.value === text && output.replaceChildren(words);
    const report = await reportOn(text, source, say).catch(({ message }: Error) => message);
    if (typeof report === 'string') return void say(report);
    if (field.value !== text) return;
    const sum = [report.problem, `${report.sum}.`].filter(Boolean).join(' ');
    const confirm = (words: string) => {
      clearTimeout(confirmed);
      say(words);
      confirmed = setTimeout(() => say(sum), CONFIRMED_FOR);
    };
    say(sum);
    const tools = toTools(report, text, confirm);
    tools.append(' ', ...(await playgroundLinks(text, source).catch(() => [])));
    if (field.value === text) view.replaceChildren(...toReportView(report), tools);
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(check, REST);
  };
  field.addEventListener('input', rest, { signal });
  const follow = () => {
    const shared = sharedText();
    if (shared === undefined) return;
    tab.checked = true;
    field.value = shared;
    check();
  };
  window.addEventListener('hashchange', follow, { signal });
  if (sharedText() === undefined) check();
  else follow();
}

async function reportOn(
  text: string,
  { load, ask, hasTheme }: ReportSource,
  say: (words: string) => void,
): Promise<ClassReport> {
  const lookup = await load();
  return toClassReport(text, {
    lookup,
    ask: (names) => ask(lookup, names, say),
    asksAll: hasTheme(),
  });
}

/**
 * Returns a paragraph with two buttons. One copies the report as Markdown. The other copies a URL that
 * contains `text`, which is the text that was checked.
 */
function toTools(report: ClassReport, text: string, confirm: (words: string) => void): HTMLElement {
  const copy = (label: string, value: () => string) =>
    actionButton(label, () => {
      copyText(Promise.resolve(value())).then(
        () => confirm(classCheckCopied),
        () => confirm(classCheckCopyFailed),
      );
    });
  return element(
    'p',
    copy(classCheckCopyMarkdown, () => toReportText(report)),
    ' ',
    copy(classCheckCopyLink, () => {
      const { origin, pathname } = location;
      return `${origin}${pathname}#code=${packFiles({ [FILE]: text })}`;
    }),
  );
}

/** Returns a link to the playground, or nothing if there is none. */
async function playgroundLinks(text: string, { load }: ReportSource): Promise<HTMLElement[]> {
  const { toPlaygroundLink } = await import('./playground-link');
  const { library } = await load();
  const isShared = sharedText() !== undefined;
  const link = toPlaygroundLink({ file: FILE, text, library, isShared });
  return link ? [link] : [];
}

/** Returns the shared text in the URL's hash, or `undefined` if there is none or it cannot be decoded. */
function sharedText(): string | undefined {
  const packed = /^#code=([\w-]+)$/.exec(location.hash)?.[1];
  return packed && Object.values(unpackFiles(packed) ?? {})[0];
}

/**
 * Returns a report's elements: a table of the classes that do not work everywhere, the conflicts, the
 * expressions whose classes cannot be determined, and a collapsed list of the other classes. Empty parts are
 * omitted.
 */
function toReportView({ classes, conflicts, unknown }: ClassReport): HTMLElement[] {
  const isFine = ({ verdict }: ReportedClass) => verdict === 'full';
  const [problems, fine] = [classes.filter((item) => !isFine(item)), classes.filter(isFine)];
  const open = unknown.map(({ text, line, column }) =>
    element('li', element('code', text), classCheckPlace(line, column)),
  );
  return [
    ...(problems.length > 0 ? [toTable(problems)] : []),
    ...section(
      classCheckConflicts,
      conflicts.map((item) => element('li', conflictText(item))),
    ),
    ...section(classCheckUnknown, open),
    ...(fine.length > 0 ? [toFineList(fine)] : []),
  ];
}

/**
 * Returns a title and a list, or an empty array if there are no items. The title is not a heading element,
 * because the code that copies a section counts the page's headings.
 */
function section(title: string, items: HTMLElement[]): HTMLElement[] {
  return items.length > 0 ? [element('p', element('strong', title)), element('ul', ...items)] : [];
}

/** Returns a collapsed list of the classes that work everywhere, each with its place and its remarks. */
function toFineList(classes: ReportedClass[]): HTMLElement {
  const items = classes.map((item) =>
    element(
      'li',
      element('code', item.name),
      ` ${[placeOf(item), remarksText(item)].filter(Boolean).join('. ')}`,
    ),
  );
  return element(
    'details',
    element('summary', classCheckFine(classes.length)),
    element('ul', ...items),
  );
}

/** Returns a table in a region that scrolls sideways if it is too wide. */
function toTable(classes: ReportedClass[]): HTMLElement {
  const names = PLATFORMS.map((platform) => PLATFORM_NAMES[platform]);
  const heads = [classTerm, ...names, classCheckWhere].map((name) => {
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
  region.setAttribute('aria-label', classCheckTable);
  return region;
}

function toRow(item: ReportedClass): HTMLElement {
  const head = element('th', element('code', item.name));
  head.setAttribute('scope', 'row');
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
    element('span', placeOf(item)),
    ...notes.map((parts) => element('p', ...parts)),
  );
  return element('tr', head, ...platforms, where);
}
