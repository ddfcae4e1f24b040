import { search } from '@/content/messages/common';
import { searchCancel, searchPlaceholder, searchUnreachable } from '@/content/messages/search';
import { isReachable } from '@/lib/browser/is-reachable';
import { LONGEST_QUERY, onLongPaste, searchIcon } from './query-field';

/** Search field that is shown until the search window's code has loaded. */
export interface FirstField {
  /**
   * Returns the query and the position at which its selection starts. After a long paste, the query is the
   * full text, which is longer than the field allows.
   */
  read(): { query: string; start: number };
  /** Opens the search page when the reader stops typing, or shows an error if that page cannot be reached. */
  giveUp(): Promise<void>;
  close(): void;
}

/**
 * Opens a search field with the same layout as the search window (`search-box.css`). It contains `letter`,
 * the first letter that the reader typed. If `letter` is empty, it contains the text selected on the page.
 * The field is a popover, because a modal dialog makes the browser recalculate the styles of the entire page
 * before it appears, which took 45% of the delay. Calls `closed` when the field closes.
 */
export function openField(letter: string, searchPage: string, closed: () => void): FirstField {
  const selected = letter ? '' : String(getSelection()).slice(0, LONGEST_QUERY);
  const { layer, input } = createLayer();
  input.value = letter || selected;
  const close = () => layer.hidePopover();
  // Uses `beforetoggle` because `toggle` can fire after the next key press, and the field would still be
  // considered open at that time.
  layer.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && closed());
  layer.addEventListener('toggle', ({ newState }) => newState === 'closed' && layer.remove());
  layer.addEventListener('click', ({ target }) => {
    if (target === layer || target instanceof HTMLButtonElement) close();
  });
  layer.addEventListener('keydown', (event) => {
    // Tab moves only between the input and the Cancel button, because the page behind must not receive focus.
    if (event.key !== 'Tab') return;
    event.preventDefault();
    (event.target === input ? layer.querySelector('button') : input)?.focus();
  });
  document.body.append(layer);
  layer.showPopover();
  input.focus();
  if (selected) input.select();
  let pasted: string | undefined;
  onLongPaste(layer, (text) => {
    pasted = text;
  });
  const query = () => pasted ?? input.value;
  return {
    read: () => ({ query: query(), start: input.selectionStart ?? input.value.length }),
    giveUp: leadOn(layer, query, searchPage),
    close,
  };
}

function createLayer() {
  const layer = document.createElement('div');
  const input = document.createElement('input');
  Object.assign(layer, {
    className: 'search-layer',
    popover: 'auto',
    role: 'dialog',
    ariaModal: 'true',
    ariaLabel: search,
    innerHTML: `<div><form><div>${searchIcon()}</div><button type="button"></button></form></div>`,
  });
  Object.assign(input, {
    type: 'search',
    ariaLabel: search,
    autocomplete: 'off',
    maxLength: LONGEST_QUERY,
    placeholder: searchPlaceholder,
  });
  layer.querySelector('form > div')?.append(input);
  layer.querySelector('button')?.append(searchCancel);
  return { layer, input };
}

/** Pause in typing after which the search page opens, in milliseconds. */
const pause = 500;

/**
 * Makes the form open the search page when it is submitted. Returns a function that opens the search page at
 * the next pause in typing. If the search page cannot be reached, both show an error instead.
 */
function leadOn(layer: HTMLElement, query: () => string, searchPage: string): () => Promise<void> {
  let wait = pause;
  const leave = () => {
    if (!layer.isConnected || !query()) return;
    location.assign(`${searchPage}?${new URLSearchParams({ q: query() })}`);
    // The search page is loading now. Further input navigates immediately, so the page opens with the
    // complete query.
    wait = 0;
  };
  const ifReachable = async (then: () => void) => {
    if (await isReachable(searchPage)) then();
    else showFailure(layer);
  };
  layer.addEventListener('submit', (event) => {
    event.preventDefault();
    void ifReachable(leave);
  });
  return () =>
    ifReachable(() => {
      let timer = setTimeout(leave, wait);
      layer.addEventListener('input', () => {
        clearTimeout(timer);
        timer = setTimeout(leave, wait);
      });
    });
}

/** Shows an error message below the field. */
function showFailure(layer: HTMLElement): void {
  layer.querySelector('p')?.remove();
  const note = document.createElement('p');
  note.role = 'alert';
  note.textContent = searchUnreachable;
  layer.firstElementChild?.append(note);
}
