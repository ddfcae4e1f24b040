/** The search window, as what opens it needs to know it. */
export interface SearchWindow {
  /** Loads what the first query needs. */
  prepare(): void;
  open(query: string, closed: () => void): void;
  close(): void;
}

const button = '[data-search]';

/**
 * Opens the search window on a click of the search button, on typing into it, and on Ctrl or Cmd + K
 * and `/` anywhere. Its code is loaded when the reader reaches for the button, or on the first
 * opening; what is typed meanwhile is the first query. Where it cannot be loaded, the search page opens.
 */
export function startSearch(load: () => Promise<SearchWindow>, searchPage: string): () => void {
  let loading: Promise<SearchWindow> | undefined;
  let state: State = 'closed';
  let typed = '';
  let closed = () => {};
  const ready = () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const open = async (query: string) => {
    typed = query;
    if (state !== 'closed') return;
    state = 'opening';
    try {
      const found = await ready();
      if (state !== 'opening') return;
      state = 'open';
      closed = () => found.close();
      found.open(typed, () => {
        state = 'closed';
      });
    } catch {
      state = 'closed';
      location.assign(`${searchPage}?q=${encodeURIComponent(typed)}`);
    }
  };
  const onReach = (event: Event) => {
    if (isButton(event.target)) ready().then((found) => found.prepare(), ignore);
  };
  const onClick = (event: Event) => {
    if (!isButton(event.target)) return;
    event.preventDefault();
    open('');
  };
  const onKey = (event: KeyboardEvent) => {
    const step = toStep(event, state);
    if (step === undefined) return;
    event.preventDefault();
    if (step === 'open') open('');
    else if (step === 'write') open(state === 'opening' ? typed + event.key : event.key);
    else if (state === 'open') closed();
    else state = 'closed';
  };
  showKeys();
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onReach, { passive: true, signal });
  }
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('keydown', onKey, { signal });
  return () => stop.abort();
}

type State = 'closed' | 'opening' | 'open';

/** What a key does to the search: opens it, closes it, or writes into a window that is not there yet. */
export function toStep(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
  state: State,
): 'open' | 'close' | 'write' | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const modified = ctrlKey || metaKey;
  if (key === 'Escape') return state === 'closed' ? undefined : 'close';
  if (modified && key.toLowerCase() === 'k') return state === 'closed' ? 'open' : 'close';
  if (modified || altKey || state === 'open') return undefined;
  if (state === 'opening') return key.length === 1 ? 'write' : undefined;
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
