import { historyEntry } from '@/components/ui/history-entry';
import { onDocumentParsed } from '@/lib/browser/document-parsed';
import { openField } from './first-field';

/** Functions of the search window that the page script and the offline copy use. */
export interface SearchWindow {
  /** Preloads the data that the first query needs. May return a promise. */
  prepare(): void;
  /**
   * Opens the window with a query. The text from `start` to the end is selected, so typing replaces it. The
   * query may be longer than the field allows. `closed` is called after the window has closed.
   */
  open(query: string, start: number, closed: () => void): void;
  close(): void;
}

const button = '[data-search]';

/**
 * Opens the search when the reader clicks the search button, types a letter or digit while that button has
 * focus, or presses Ctrl + K, Cmd + K, or `/`. A plain field opens immediately. As soon as the search
 * window's code has loaded, the window replaces the field and takes over its text. `load` loads that code
 * when the reader hovers over, touches, or focuses the button, or opens the field. If it fails, the search
 * page opens when the reader stops typing. If that page cannot be reached either, the field shows an error.
 */
export function startSearch(load: () => Promise<SearchWindow>, searchPage: string): void {
  let loading: Promise<SearchWindow> | undefined;
  /** The field or window that is currently open. */
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
      // Both lines run in the same task, so there is no frame without a field or window.
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
    const step = keyToAction(event, open !== undefined);
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
  onDocumentParsed(showKeys);
}

/**
 * Returns what a key does: open the search, close it, or open it with the typed letter (`write`). Returns
 * `undefined` for other keys.
 */
export function keyToAction(
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

/** Shows the keyboard shortcut on the search button, with the modifier key of the reader's platform. */
function showKeys(): void {
  const apple = /Mac|iPhone|iPad|iPod/.test(navigator.platform);
  for (const keys of document.querySelectorAll('[data-search-keys]')) {
    const [first] = keys.children;
    if (first) first.textContent = apple ? '⌘' : 'Ctrl';
    keys.toggleAttribute('data-shown', true);
  }
}

function ignore(): void {}
