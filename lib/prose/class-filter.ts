/**
 * Shows the rows of a table that hold `query`, and of the classes folded into them those that do.
 * Returns how many there are in words; nothing without a query.
 */
export function filterRows(table: HTMLElement, query: string): string {
  const wanted = query.trim().toLowerCase();
  const bodies = [...table.querySelectorAll('tbody')];
  for (const body of bodies) body.hidden = !filterRow(body, wanted);
  const shown = bodies.filter((body) => !body.hidden).length;
  return wanted ? `${shown} of ${bodies.length} rows` : '';
}

/** The class that a button stands for: its text, which for a swatch is only the shade. */
export function nameOf(button: HTMLElement): string {
  const text = button.textContent ?? '';
  const family = button.closest('[data-colors] > li')?.firstElementChild?.textContent;
  if (!family) return text;
  return [button.closest('tbody')?.dataset.utility, family, text].filter(Boolean).join('-');
}

function filterRow(body: HTMLElement, wanted: string): boolean {
  const { utility } = body.dataset;
  const label = utility ?? body.querySelector('th')?.textContent ?? '';
  const all = label.includes(wanted);
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
