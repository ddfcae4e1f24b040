/** Maximum length of a query, in characters. */
export const LONGEST_QUERY = 64;

/** Returns the search button's icon as HTML, or an empty string if the page has no search button. */
export function searchIcon(): string {
  return document.querySelector('[data-search] svg')?.outerHTML ?? '';
}

/**
 * Calls the listener on all input into fields inside the element. If a paste makes the text too long, so that
 * the field truncates it, the argument is the full trimmed text. Otherwise the argument is `undefined`.
 */
export function onLongPaste(
  element: HTMLElement,
  listener: (text: string | undefined) => void,
): void {
  element.addEventListener('beforeinput', ({ target, inputType, data }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = target;
    const all = value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? 0);
    const isCut = inputType === 'insertFromPaste' && all.length > LONGEST_QUERY;
    listener(isCut ? all.trim() : undefined);
  });
}
