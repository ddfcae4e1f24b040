import { readStored, subscribeStored, writeStored } from '../storage';
import { tabsKey, toNextIndex, toSelected } from '../tabs';

/** Makes the tabs in `root` choose, remember and follow their group; call the result to stop. */
export function startTabs(root: HTMLElement): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-tabs]')].map(startGroup);
  return () => {
    for (const stop of stops) stop();
  };
}

function startGroup(group: HTMLElement): () => void {
  const stop = new AbortController();
  const { group: name, parameter } = group.dataset;
  const tabs = tabsOf(group);
  for (const tab of tabs) tab.removeAttribute('aria-disabled');
  const stored = () => (name ? readStored(tabsKey(name)) : null);
  const queried = parameter ? new URLSearchParams(location.search).get(parameter) : null;
  show(group, [queried, stored(), selectedOf(group)]);

  group.firstElementChild?.addEventListener(
    'click',
    ({ target }) => {
      const tab = tabs.find((candidate) => candidate === target);
      if (tab) keepInPlace(tab, () => choose(group, tab));
    },
    { signal: stop.signal },
  );
  group.addEventListener('keydown', (event) => moveFocus(event, tabs), { signal: stop.signal });
  const unsubscribe = name
    ? subscribeStored(tabsKey(name), () => show(group, [stored(), selectedOf(group)]))
    : undefined;
  return () => {
    stop.abort();
    unsubscribe?.();
  };
}

function choose(group: HTMLElement, tab: HTMLElement): void {
  const value = tab.dataset.value ?? '';
  const { group: name, parameter } = group.dataset;
  show(group, [value]);
  if (name) writeStored(tabsKey(name), value);
  if (!parameter) return;
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}

/** Shows the first of the candidates that is a tab of the group. */
function show(group: HTMLElement, candidates: (string | null | undefined)[]): void {
  const tabs = tabsOf(group);
  const values = tabs.map(({ dataset }) => ({ value: dataset.value ?? '', label: '' }));
  const selected = toSelected(values, candidates);
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}

function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

function selectedOf(group: HTMLElement): string | undefined {
  return tabsOf(group).find((tab) => tab.getAttribute('aria-selected') === 'true')?.dataset.value;
}

/** Arrow keys move the focus and Enter chooses, so that nobody has to pass through all panels. */
function moveFocus(event: KeyboardEvent, tabs: HTMLElement[]): void {
  const focused = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  if (focused < 0) return;
  if (event.key === 'Enter') tabs[focused]?.click();
  const next = toNextIndex(event.key, focused, tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Scrolls by what the change moved the element, and tells the shell that this is not the reader's scrolling. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved === 0) return;
  document.dispatchEvent(new Event('shell:correct-scroll'));
  window.scrollBy({ top: moved, behavior: 'instant' });
}
