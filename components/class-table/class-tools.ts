const COPIED_FOR = 1500;

/** Makes a table of classes copy and filter. */
export function startClassTools(table: HTMLElement, signal: AbortSignal): void {
  const output = table.querySelector('output');
  const say = (text: string) => output?.replaceChildren(text);
  // `toggle` does not bubble.
  table.addEventListener('toggle', () => fillLists(table), { signal, capture: true });
  table.addEventListener('click', (event) => copyClass(event, say), { signal });
  const input = table.querySelector('input');
  if (!input) return;
  input.disabled = false;
  const filter = () => say(filterRows(table, input.value));
  input.addEventListener('input', filter, { signal });
  input.addEventListener('focus', () => fillLists(table).then(filter), { signal });
}

function copyClass({ target }: Event, say: (text: string) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('tbody button') : null;
  if (!button) return;
  const name = nameOf(button);
  navigator.clipboard?.writeText(name).then(
    () => {
      say(`Copied ${name}`);
      setTimeout(() => say(''), COPIED_FOR);
    },
    () => {},
  );
}

/** A page that was reached without a load lacks the folded lists; its document has them. */
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
 * Shows the rows of a table that hold `query`, and of the classes folded into them those that do.
 * Returns how many there are in words; nothing without a query.
 */
function filterRows(table: HTMLElement, query: string): string {
  const wanted = query.trim().toLowerCase();
  const bodies = [...table.querySelectorAll('tbody')];
  for (const body of bodies) body.hidden = !filterRow(body, wanted);
  const shown = bodies.filter((body) => !body.hidden).length;
  return wanted ? `${shown} of ${bodies.length} rows` : '';
}

/** The class that a button stands for: its text, which for a swatch is only the shade. */
function nameOf(button: HTMLElement): string {
  const text = button.textContent ?? '';
  const family = button.closest('[colors] li')?.firstElementChild?.textContent;
  if (!family) return text;
  return [button.closest('tbody')?.querySelector('th')?.abbr, family, text]
    .filter(Boolean)
    .join('-');
}

function filterRow(body: HTMLElement, wanted: string): boolean {
  const head = body.querySelector('th');
  const utility = head?.abbr;
  const all = (utility || head?.textContent || '').includes(wanted);
  const some = filterMembers(body, all ? '' : wanted);
  const details = body.querySelector('details');
  if (details) details.open = some && !all;
  // Some rows leave the list of their classes to an earlier one.
  const unlisted = !body.querySelector('li') && wanted.startsWith(`${utility}-`);
  return all || some || unlisted;
}

/** Hides the members without `wanted`, and families that are left with none; tells whether one is left. */
function filterMembers(body: HTMLElement, wanted: string): boolean {
  let some = false;
  for (const item of body.querySelectorAll('li')) {
    const buttons = [...item.querySelectorAll('button')];
    for (const button of buttons) button.hidden = !nameOf(button).includes(wanted);
    item.hidden = buttons.every((button) => button.hidden);
    some ||= !item.hidden;
  }
  return some;
}
