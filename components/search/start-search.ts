import { historyEntry } from '@/components/ui/history-entry';
import { whenRead } from '@/lib/browser/when-read';
import { openField } from './first-field';

/** The search window, as what opens it needs to know it. */
export interface SearchWindow {
  /** Loads what the first query needs. */
  prepare(): void;
  /** What stands in its field after `start` is selected, so that the next letter replaces it; a query may be longer than the field. */
  open(query: string, start: number, closed: () => void): void;
  close(): void;
}

const button = '[data-search]';

/**
 * Opens the search on a click of the search button, on typing into it, and on Ctrl or Cmd + K and `/`
 * anywhere: a field at once, and the search window with what was typed when its code has come. It is
 * loaded when the reader reaches for the button, or on the first opening. Where it cannot be loaded,
 * the search page opens once the reader pauses, or the field says that neither can be reached.
 */
export function startSearch(load: () => Promise<SearchWindow>, searchPage: string): void {
  let loading: Promise<SearchWindow> | undefined;
  /** What stands before the page: the field, or the window in its place. */
  let open: { close(): void } | undefined;
  const ready = () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const entry = historyEntry('search', () => open?.close());
  const ended = () => {
    open = undefined;
    entry.remove();
  };
  const begin = async (letter = '') => {
    if (open) return;
    const field = openField(letter, searchPage, () => {
      if (open === field) ended();
    });
    open = field;
    entry.add();
    try {
      const found = await ready();
      if (open !== field) return;
      open = found;
      const { query, start } = field.read();
      // In one task, so that no frame is without either.
      field.close();
      found.open(query, start, ended);
    } catch {
      await field.giveUp();
    }
  };
  document.addEventListener('click', (event) => {
    if (!isButton(event.target)) return;
    event.preventDefault();
    begin();
  });
  window.addEventListener('keydown', (event) => {
    const step = toStep(event, open !== undefined);
    if (step === undefined) return;
    event.preventDefault();
    if (step === 'close') open?.close();
    else begin(step === 'write' ? event.key : undefined);
  });
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    const prepare = ({ target }: Event) => {
      if (isButton(target)) ready().then((found) => found.prepare(), ignore);
    };
    document.addEventListener(name, prepare, { passive: true });
  }
  whenRead(showKeys);
}

/** What a key does to the search: opens it, closes it, or is the first letter of a query. */
export function toStep(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
  isOpen: boolean,
): 'open' | 'close' | 'write' | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const modified = ctrlKey || metaKey;
  if (modified && key.toLowerCase() === 'k') return isOpen ? 'close' : 'open';
  if (isOpen) return key === 'Escape' ? 'close' : undefined;
  if (modified || altKey) return undefined;
  if (key === '/' && !isField(target)) return 'open';
  return isButton(target) && /^[\p{L}\p{N}]$/u.test(key) ? 'write' : undefined;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(button) !== null;
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

/** Names the shortcut by the keys of the reader's platform. */
function showKeys(): void {
  const apple = /Mac|iPhone|iPad|iPod/.test(navigator.platform);
  for (const keys of document.querySelectorAll('[data-search-keys]')) {
    const [first] = keys.children;
    if (first) first.textContent = apple ? '⌘' : 'Ctrl';
    keys.toggleAttribute('data-shown', true);
  }
}

function ignore(): void {}
