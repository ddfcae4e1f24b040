import { startWithTheme } from '@/components/classes/app-theme/start-with-theme';
import { decodeHash, hashTarget } from '@/components/shell/navigation/scroll-and-focus';
import { classTableCopied, classTableLeft } from '@/content/messages/classes';

const COPIED_FOR = 1500;

/** Selector of the rows with classes. */
const entryRows = 'tr:has(> [scope="row"]):not([data-shared])';

/** Row of a class table, and the row below it with its remarks and classes, if any. */
interface Entry {
  row: HTMLTableRowElement;
  more: Element | undefined;
}

/**
 * Starts a class table's tools: clicking a class copies it, the field filters the rows, and the class in the
 * URL's hash is shown.
 */
export function startClassTools(table: HTMLElement, signal: AbortSignal): void {
  const output = table.querySelector('output');
  const say = (text: string) => output?.replaceChildren(text);
  // `toggle` events do not bubble.
  table.addEventListener('toggle', () => fillLists(table), { signal, capture: true });
  table.addEventListener('click', (event) => copyClass(event, say), { signal });
  const show = () => showClass(table, location.hash);
  window.addEventListener('hashchange', show, { signal });
  show();
  const version = table.getAttribute('version');
  // The first table of a page gets the classes of all of its tables.
  if (version !== null && document.querySelector('class-table') === table)
    startWithTheme(async () => {
      const { startThemeTable } = await import('./theme-table');
      if (!signal.aborted) startThemeTable(table, version, signal);
    }, signal);
  const input = table.querySelector('input');
  if (!input) return;
  input.disabled = false;
  const filter = () => say(filterRows(table, input.value));
  input.addEventListener('input', filter, { signal });
  input.addEventListener('focus', () => fillLists(table).then(() => input.value && filter()), {
    signal,
  });
}

function entriesOf(table: HTMLElement): Entry[] {
  const rows = table.querySelectorAll<HTMLTableRowElement>(entryRows);
  return [...rows].map((row) => {
    const next = row.nextElementSibling;
    return { row, more: next?.matches('[data-more]') ? next : undefined };
  });
}

function copyClass({ target }: Event, say: (text: string) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('table button') : null;
  if (!button) return;
  const name = nameOf(button);
  navigator.clipboard?.writeText(name).then(
    () => {
      say(classTableCopied(name));
      setTimeout(() => say(''), COPIED_FOR);
    },
    () => {},
  );
}

/**
 * Expands the list with the class in `hash`, highlights the class, and scrolls to it. If the table does not
 * contain that class, only removes the previous highlight.
 */
async function showClass(table: HTMLElement, hash: string): Promise<void> {
  for (const marked of table.querySelectorAll('[aria-current]')) {
    marked.removeAttribute('aria-current');
  }
  const name = decodeHash(hash);
  const target = hashTarget(hash);
  const entries = entriesOf(table);
  const isElsewhere = target !== null && !table.contains(target);
  if (isElsewhere || !entries.some((entry) => isOfUtility(entry, name))) return;
  await fillLists(table);
  const buttonIn = ({ more }: Entry) =>
    [...(more?.querySelectorAll('button') ?? [])].find((button) => nameOf(button) === name);
  const entry =
    entries.find((entry) => entry.row.id === name || buttonIn(entry)) ??
    entries.find((entry) => isUnlisted(entry, name));
  if (!entry) return;
  const button = buttonIn(entry);
  const place = button?.closest('li[id]') ?? button ?? entry.row;
  const list = button?.closest('details');
  if (list) list.open = true;
  place.setAttribute('aria-current', 'true');
  place.scrollIntoView({ block: 'center' });
}

/** Whether a class may belong to a row, based on the row's label, such as `gap-{0…96}`. */
function isOfUtility({ row }: Entry, name: string): boolean {
  const utility = utilityOf(row);
  return name === utility || name.startsWith(`${utility}-`);
}

function utilityOf(row: Element): string {
  return labelOf(row).replace(/-\{.*/, '');
}

function labelOf(row: Element): string {
  return row.querySelector('[scope="row"]')?.textContent ?? '';
}

/**
 * Fills in a table's collapsed class lists, which are missing after a client-side navigation. They are fetched
 * from the page's HTML.
 */
async function fillLists(table: HTMLElement): Promise<void> {
  const lists = [...table.querySelectorAll('class-members[later]')];
  if (lists.every((list) => list.childElementCount > 0)) return;
  const response = await fetch(location.pathname).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const at = [...document.querySelectorAll('class-table')].indexOf(table);
  const full =
    page.querySelectorAll('class-table')[at]?.querySelectorAll('class-members[later]') ?? [];
  for (const [index, list] of lists.entries()) list.innerHTML = full[index]?.innerHTML ?? '';
}

/**
 * Hides the rows that do not match `query`. In a row whose utility does not match, also hides the classes
 * that do not match. Returns text with the number of visible rows, or an empty string without a query.
 */
function filterRows(table: HTMLElement, query: string): string {
  const wanted = query.trim().toLowerCase();
  const entries = entriesOf(table);
  for (const entry of entries) {
    const isShown = filterEntry(entry, wanted);
    entry.row.hidden = !isShown;
    entry.more?.toggleAttribute('hidden', !isShown);
  }
  for (const group of table.querySelectorAll('tbody')) {
    group.hidden = !group.querySelector(`${entryRows}:not([hidden])`);
  }
  const shown = entries.filter(({ row }) => !row.hidden).length;
  return wanted ? classTableLeft(shown, entries.length) : '';
}

/**
 * Returns the class that a button copies. The button's text is the class, or only the shade for a color
 * swatch.
 */
function nameOf(button: HTMLElement): string {
  const text = button.textContent ?? '';
  const family = button.closest('[colors] li')?.firstElementChild?.textContent;
  const row = button.closest('[data-more]')?.previousElementSibling;
  if (!family || !row) return text;
  return [utilityOf(row), family, text].filter(Boolean).join('-');
}

/** Hides the classes of a row that do not match. Returns whether the row or one of its classes matches. */
function filterEntry(entry: Entry, wanted: string): boolean {
  const all = utilityOf(entry.row).includes(wanted);
  const some = filterMembers(entry, all ? '' : wanted);
  const list = entry.more?.querySelector('details');
  const isExpanded = list?.querySelector('[later]') === null;
  if (list) list.open = all ? isExpanded : some;
  return all || some || isUnlisted(entry, wanted);
}

/** Whether a class may belong to a scale whose list is omitted because an earlier row has the same values. */
function isUnlisted(entry: Entry, name: string): boolean {
  const isScale = labelOf(entry.row).includes('-{');
  return isScale && !entry.more?.querySelector('li') && isOfUtility(entry, name);
}

/**
 * Hides a row's classes that do not contain `wanted`, and color families without a match. Returns whether any
 * class is still visible.
 */
function filterMembers({ more }: Entry, wanted: string): boolean {
  let some = false;
  for (const item of more?.querySelectorAll('li') ?? []) {
    const buttons = [...item.querySelectorAll('button')];
    for (const button of buttons) button.hidden = !nameOf(button).includes(wanted);
    item.hidden = buttons.every((button) => button.hidden);
    some ||= !item.hidden;
  }
  return some;
}
