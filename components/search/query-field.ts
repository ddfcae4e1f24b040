/** Maximum length of a query, in characters. */
export const LONGEST_QUERY = 64;

/** Returns the icon of the search button as HTML, or an empty string if the page has no search button. */
export function searchIcon(): string {
  return document.querySelector('[data-search] svg')?.outerHTML ?? '';
}

/**
 * Calls the listener with the full trimmed text when a field inside the element truncates pasted text. Calls
 * it with `undefined` on any other input.
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
