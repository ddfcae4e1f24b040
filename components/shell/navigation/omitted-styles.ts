/**
 * Loads the CSS files of which the document contains only the rules that it uses, because the next page may
 * need the others. Until `applyOmittedStyles` is called, the files only apply to print.
 */
export function loadOmittedStyles(): void {
  for (const link of partialLinks()) {
    link.media = 'print';
    link.disabled = false;
  }
}

/**
 * Applies these CSS files. Must be called when the next page replaces the first one. If they were applied
 * earlier, the browser would calculate all styles once more, and it might swap fonts, which would move the
 * text. Files that are not loaded yet apply as soon as they are.
 */
export function applyOmittedStyles(): void {
  for (const link of partialLinks()) {
    link.media = '';
    delete link.dataset.part;
  }
}

function partialLinks(): NodeListOf<HTMLLinkElement> {
  return document.querySelectorAll('link[data-part]');
}
