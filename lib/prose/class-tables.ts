import { filterRows, nameOf } from './class-filter';

const COPIED_FOR = 1500;

/** Makes tables of classes copy and filter; call the result to stop. */
export function startClassTables(root: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  // `toggle` does not bubble.
  root.addEventListener('toggle', () => fillLists(root), { ...options, capture: true });
  for (const table of root.querySelectorAll<HTMLElement>('[data-class-table]')) {
    const output = table.querySelector('output');
    const say = (text: string) => output?.replaceChildren(text);
    table.addEventListener('click', (event) => copyClass(event, say), options);
    const input = table.querySelector('input');
    if (!input) continue;
    input.disabled = false;
    const filter = () => say(filterRows(table, input.value));
    input.addEventListener('input', filter, options);
    input.addEventListener('focus', () => fillLists(root).then(filter), options);
  }
  return () => stop.abort();
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
async function fillLists(root: HTMLElement): Promise<void> {
  const lists = [...root.querySelectorAll('[data-later]')];
  if (lists.every((list) => list.childElementCount > 0)) return;
  const response = await fetch(location.pathname).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const full = page.getElementById(root.id)?.querySelectorAll('[data-later]') ?? [];
  for (const [index, list] of lists.entries()) list.innerHTML = full[index]?.innerHTML ?? '';
}
