import { decodeHash, hashTarget } from '@/components/shell/navigation/scroll-and-focus';
import { classTableCopied, classTableLeft } from '@/content/messages/classes';

const COPIED_FOR = 1500;

/** Selector for a table's rows, excluding the note about the data source. */
const ROWS = 'section > details';

/**
 * Starts a class table's tools: clicking a class copies it, the field filters the rows, and the row of the
 * class in the URL's hash is opened.
 */
export function startClassTools(table: HTMLElement, signal: AbortSignal): void {
  const output = table.querySelector('output');
  const say = (text: string) => output?.replaceChildren(text);
  const open = ({ target }: Event) => {
    fillLists(table);
    if (target instanceof Element) addButton(target);
  };
  // `toggle` events do not bubble.
  table.addEventListener('toggle', open, { signal, capture: true });
  table.addEventListener('click', (event) => copyClass(event, say), { signal });
  const show = () => showClass(table, location.hash);
  window.addEventListener('hashchange', show, { signal });
  show();
  const input = table.querySelector('input');
  if (!input) return;
  input.disabled = false;
  const filter = () => say(filterRows(table, input.value));
  input.addEventListener('input', filter, { signal });
  input.addEventListener('focus', () => fillLists(table).then(() => input.value && filter()), {
    signal,
  });
}

function copyClass({ target }: Event, say: (text: string) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('section button') : null;
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

/** If the row is a single class, adds a button for copying that class, unless the row already has one. */
function addButton(row: Element): void {
  const body = row.lastElementChild;
  if (!body?.id || body.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = body.id;
  body.prepend(button);
}

/**
 * Opens the row that contains the class in `hash`, highlights the class, and scrolls to it. If the table does
 * not contain that class, only removes the previous highlight.
 */
async function showClass(table: HTMLElement, hash: string): Promise<void> {
  for (const marked of table.querySelectorAll('[aria-current]')) {
    marked.removeAttribute('aria-current');
  }
  const name = decodeHash(hash);
  const target = hashTarget(hash);
  const rows = [...table.querySelectorAll<HTMLDetailsElement>(ROWS)];
  const isElsewhere = target !== null && !table.contains(target);
  if (isElsewhere || !rows.some((row) => isOfUtility(row, name))) return;
  await fillLists(table);
  const buttonIn = (row: Element) =>
    [...row.querySelectorAll<HTMLElement>('li button')].find((button) => nameOf(button) === name);
  const row =
    rows.find((row) => row.lastElementChild?.id === name || buttonIn(row)) ??
    rows.find((row) => isUnlisted(row, name));
  if (!row) return;
  row.open = true;
  addButton(row);
  const place = buttonIn(row) ?? row;
  place.setAttribute('aria-current', 'true');
  place.scrollIntoView({ block: 'center' });
}

/** Whether a class may belong to a row, based on the row's label, such as `gap-{0…96}`. */
function isOfUtility(row: Element, name: string): boolean {
  const utility = utilityOf(row);
  return name === utility || name.startsWith(`${utility}-`);
}

function utilityOf(row: Element | null): string {
  return (row?.querySelector('summary code')?.textContent ?? '').replace(/-\{.*/, '');
}

/**
 * Fills in a table's class lists, which are missing after a client-side navigation. They are fetched from the
 * page's HTML.
 */
async function fillLists(table: HTMLElement): Promise<void> {
  const lists = [...table.querySelectorAll('class-members')];
  if (lists.every((list) => list.childElementCount > 0)) return;
  const response = await fetch(location.pathname).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const at = [...document.querySelectorAll('class-table')].indexOf(table);
  const full = page.querySelectorAll('class-table')[at]?.querySelectorAll('class-members') ?? [];
  for (const [index, list] of lists.entries()) list.innerHTML = full[index]?.innerHTML ?? '';
}

/**
 * Hides the rows that do not match `query`. In a row whose utility does not match, also hides the classes
 * that do not match. Returns text with the number of visible rows, or an empty string without a query.
 */
function filterRows(table: HTMLElement, query: string): string {
  const wanted = query.trim().toLowerCase();
  const rows = [...table.querySelectorAll<HTMLDetailsElement>(ROWS)];
  for (const row of rows) row.hidden = !filterRow(row, wanted);
  for (const group of table.querySelectorAll('section')) {
    group.hidden = !group.querySelector('details:not([hidden])');
  }
  const shown = rows.filter((row) => !row.hidden).length;
  return wanted ? classTableLeft(shown, rows.length) : '';
}

/**
 * Returns the class that a button copies. The button's text is the class, or only the shade for a color
 * swatch.
 */
function nameOf(button: HTMLElement): string {
  const text = button.textContent ?? '';
  const family = button.closest('[colors] li')?.firstElementChild?.textContent;
  if (!family) return text;
  return [utilityOf(button.closest('details')), family, text].filter(Boolean).join('-');
}

function filterRow(row: HTMLDetailsElement, wanted: string): boolean {
  const all = utilityOf(row).includes(wanted);
  const some = filterMembers(row, all ? '' : wanted);
  row.open = some && !all;
  return all || some || isUnlisted(row, wanted);
}

/** Whether a class may belong to a scale whose list is omitted because an earlier row has the same values. */
function isUnlisted(row: Element, name: string): boolean {
  const isScale = row.querySelector('summary code')?.textContent?.includes('-{') === true;
  return isScale && !row.querySelector('li') && isOfUtility(row, name);
}

/**
 * Hides a row's classes that do not contain `wanted`, and color families without a match. Returns whether any
 * class is still visible.
 */
function filterMembers(row: HTMLElement, wanted: string): boolean {
  let some = false;
  for (const item of row.querySelectorAll('li')) {
    const buttons = [...item.querySelectorAll('button')];
    for (const button of buttons) button.hidden = !nameOf(button).includes(wanted);
    item.hidden = buttons.every((button) => button.hidden);
    some ||= !item.hidden;
  }
  return some;
}
