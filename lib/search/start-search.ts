import { isReachable } from '@/lib/shell/is-reachable';
import { leadsAway } from '@/lib/shell/page-link';
import { whenRead } from '@/lib/shell/when-read';
import { LONGEST_QUERY } from './search-url';

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
 * the search page opens, or the field says that neither can be reached.
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
  const entry = searchEntry(() => open?.close());
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
      const { value, selectionStart } = field.input;
      field.close();
      found.open(value, selectionStart ?? value.length, ended);
    } catch {
      await field.leave();
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

/**
 * The history entry of the open search, so that Back closes it and stays on the page. A link that is
 * followed takes the entry, see `follow-links.ts`; otherwise the closed search gives it back.
 */
function searchEntry(back: () => void) {
  let followed = false;
  let isWanted = false;
  /** Whether a step back is on its way that gives the entry back. */
  let isLeaving = false;
  const isCurrent = () => history.state?.layer === 'search';
  const push = () => history.pushState({ ...history.state, layer: 'search' }, '');
  window.addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      if (isWanted) push();
    } else if (!isCurrent()) back();
  });
  window.addEventListener('click', (event) => {
    followed = leadsAway(event, location.href);
  });
  return {
    add() {
      followed = false;
      isWanted = true;
      // With the router's own state, so that the router takes no notice.
      if (!isLeaving && !isCurrent()) push();
    },
    /** After the click that closes the search, which may be one on a link. */
    remove() {
      isWanted = false;
      setTimeout(() => {
        if (isWanted || followed || !isCurrent()) return;
        isLeaving = true;
        history.back();
      });
    },
  };
}

/**
 * A field for the query until the search window comes, with the first letter, or what is selected on
 * the page. It leads to the search page where that answers. It is a popover because a modal dialog
 * makes the browser recalculate the styles of the whole page before it shows: 45 % of the wait.
 */
function openField(letter: string, searchPage: string, closed: () => void) {
  const selected = letter ? '' : String(getSelection()).slice(0, LONGEST_QUERY);
  const layer = document.createElement('div');
  layer.className = 'search-layer';
  layer.popover = 'auto';
  layer.role = 'dialog';
  layer.ariaModal = 'true';
  layer.ariaLabel = 'Search';
  const form = document.createElement('form');
  form.action = searchPage;
  const input = document.createElement('input');
  Object.assign(input, { type: 'search', name: 'q', ariaLabel: 'Search', autocomplete: 'off' });
  input.placeholder = document.querySelector<HTMLElement>(button)?.dataset.search ?? '';
  input.value = letter || selected;
  form.append(input);
  layer.append(form);
  const leave = () => leaveFor(searchPage, layer, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void leave();
  });
  // Not on `toggle`, which can come after the next key: that key would find the field still open.
  layer.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && closed());
  layer.addEventListener('toggle', ({ newState }) => newState === 'closed' && layer.remove());
  layer.addEventListener('click', ({ target }) => target === layer && layer.hidePopover());
  layer.addEventListener('keydown', (event) => {
    // The page behind is out of reach, and the field is all there is.
    if (event.key === 'Tab') event.preventDefault();
  });
  document.body.append(layer);
  layer.showPopover();
  input.focus();
  if (selected) input.select();
  return { input, leave, close: () => layer.hidePopover() };
}

/** Sends the form where the search page answers; says below its field that it does not. */
async function leaveFor(page: string, layer: HTMLElement, form: HTMLFormElement) {
  const isThere = await isReachable(page);
  if (!layer.matches(':popover-open')) return;
  if (isThere) {
    form.submit();
    return;
  }
  form.querySelector('p')?.remove();
  const note = document.createElement('p');
  note.role = 'alert';
  note.textContent =
    'The search could not be loaded. Press Enter to try again when you are online.';
  form.append(note);
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
