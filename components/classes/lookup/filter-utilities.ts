import { utilitiesLeft, utilitiesOnly } from '@/content/messages/classes';
import { setQueryParam } from '@/lib/browser/query-param';

/** Name of the radio buttons, and of the URL query parameter that contains the selected choice. */
const KEY = 'works';

/**
 * Shows the utility index's form, which filters the utilities by platform. The URL may contain the initial
 * choice.
 */
export function startUtilityFilter(index: HTMLElement, signal: AbortSignal): void {
  const form = index.querySelector('form');
  const output = index.querySelector('output');
  if (!form || !output) return;
  form.hidden = false;
  const choose = () => {
    const choice = String(new FormData(form).get(KEY) ?? '');
    output.textContent = show(index, choice);
    setQueryParam(KEY, choice);
  };
  form.addEventListener('change', choose, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  const shared = new URLSearchParams(location.search).get(KEY) ?? '';
  const option = [...form.querySelectorAll('input')].find(({ value }) => value === shared);
  if (!shared || !option) return;
  option.checked = true;
  choose();
}

/**
 * Hides the utilities that do not match a choice, such as `Android` or `Web only`. Returns text with the
 * number of remaining utilities, or an empty string if the choice is empty, which shows all of them.
 */
function show(index: HTMLElement, choice: string): string {
  const items = [...index.querySelectorAll('li')];
  const isOnly = choice.endsWith(utilitiesOnly(''));
  for (const item of items) {
    const { works } = item.dataset;
    // A utility that works on all platforms has no `data-works` attribute.
    item.hidden = isOnly ? works !== choice : works?.includes(choice) === false;
  }
  for (const group of index.querySelectorAll('section')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
  const left = items.filter(({ hidden }) => !hidden).length;
  return choice ? utilitiesLeft(left, items.length) : '';
}
