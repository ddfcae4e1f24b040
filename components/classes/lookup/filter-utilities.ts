import { utilitiesLeft, utilitiesOnly } from '@/content/messages/classes';
import { keepInAddress } from '@/lib/browser/keep-in-address';

/** The part of the address that says what is shown. */
const KEY = 'works';

/** Offers the form of an index, which shows the utilities of the platforms that the reader chooses, or the address. */
export function startUtilityFilter(index: HTMLElement, signal: AbortSignal): void {
  const form = index.querySelector('form');
  const output = index.querySelector('output');
  if (!form || !output) return;
  form.hidden = false;
  const choose = () => {
    const choice = String(new FormData(form).get(KEY) ?? '');
    output.textContent = show(index, choice);
    keepInAddress(KEY, choice);
  };
  form.addEventListener('change', choose, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  const shared = new URLSearchParams(location.search).get(KEY) ?? '';
  const option = [...form.querySelectorAll('input')].find(({ value }) => value === shared);
  if (!shared || !option) return;
  option.checked = true;
  choose();
}

/** Hides the utilities without a choice (`Android`, `Web only`); tells in words how many are left. */
function show(index: HTMLElement, choice: string): string {
  const items = [...index.querySelectorAll('li')];
  const isOnly = choice.endsWith(utilitiesOnly(''));
  for (const item of items) {
    const { works } = item.dataset;
    // What works everywhere does not say so.
    item.hidden = isOnly ? works !== choice : works?.includes(choice) === false;
  }
  for (const group of index.querySelectorAll('section')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
  const left = items.filter(({ hidden }) => !hidden).length;
  return choice ? utilitiesLeft(left, items.length) : '';
}
