import { startWithTheme } from '@/components/classes/app-theme/start-with-theme';
import { utilitiesLeft, utilitiesOnly } from '@/content/messages/classes';
import { setQueryParam } from '@/lib/browser/query-param';

/** Name of the radio buttons, and of the URL query parameter that contains the selected choice. */
const KEY = 'works';

/**
 * Shows the utility index's form, which filters the utilities by name and platform, and the classes of the reader's
 * theme, if there is one. The URL may contain the initial choice of a platform.
 */
export function startUtilityFilter(index: HTMLElement, signal: AbortSignal): void {
  const form = index.querySelector('form');
  const field = index.querySelector<HTMLInputElement>('[type="search"]');
  const output = index.querySelector('output');
  if (!form || !field || !output) return;
  form.hidden = false;
  // A lookup that can use a theme has a button for it. The index has no attribute for this: its page is within a
  // few bytes of its limit.
  const lookup = document.querySelector('class-lookup:has([data-own-theme])');
  const version = lookup?.getAttribute('version');
  if (version)
    startWithTheme(async () => {
      const { startThemeIndex } = await import('./theme-index');
      if (!signal.aborted) startThemeIndex(index, version, signal);
    }, signal);
  const filter = () => {
    const choice = String(new FormData(form).get(KEY) ?? '');
    output.textContent = show(index, choice, field.value.trim().toLowerCase());
    return choice;
  };
  form.addEventListener('change', () => setQueryParam(KEY, filter()), { signal });
  form.addEventListener('input', filter, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  const shared = new URLSearchParams(location.search).get(KEY) ?? '';
  const option = [...form.querySelectorAll('input')].find(({ value }) => value === shared);
  if (!shared || !option) return;
  option.checked = true;
  filter();
}

/**
 * Hides the utilities whose title does not contain `query` or that do not match a choice, such as `Android` or
 * `Web only`. Returns text with the number of remaining utilities, or an empty string if all are shown.
 */
function show(index: HTMLElement, choice: string, query: string): string {
  const items = [...index.querySelectorAll('li')];
  const isOnly = choice.endsWith(utilitiesOnly(''));
  for (const item of items) {
    const { works } = item.dataset;
    // A utility that works on all platforms has no `data-works` attribute.
    const isChosen = isOnly ? works === choice : works?.includes(choice) !== false;
    item.hidden = !isChosen || !item.textContent?.toLowerCase().includes(query);
  }
  for (const group of index.querySelectorAll('section')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
  const left = items.filter(({ hidden }) => !hidden).length;
  return choice || query ? utilitiesLeft(left, items.length) : '';
}
