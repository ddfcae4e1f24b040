/** Maximum length of a query, in characters. */
export const LONGEST_QUERY = 64;

/** Returns the search button's icon as HTML, or an empty string if the page has no search button. */
export function searchIcon(): string {
  return document.querySelector('[data-search] svg')?.outerHTML ?? '';
}

/**
 * Calls the listener before each input into a field inside the element. If the input is a paste that makes
 * the text too long for the field, the argument is the full text, trimmed. Otherwise the argument is
 * `undefined`.
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
