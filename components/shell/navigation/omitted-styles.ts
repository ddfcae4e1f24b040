let sheets: CSSStyleSheet[] | undefined;

/**
 * Loads the CSS files of which the document contains only the rules that it uses, because the next page may
 * need the others. Rejects if a file cannot be loaded.
 */
export async function loadOmittedStyles(): Promise<void> {
  sheets = await Promise.all([...partialLinks()].map(({ href }) => loadSheet(href)));
}

/**
 * Adds these CSS files to the document. Must be called when the next page replaces the first one. If they were
 * added earlier, the browser would calculate all styles once more, and it might swap fonts, which would move
 * the text. Files that are not loaded yet take effect as soon as the browser has loaded them.
 */
export function addOmittedStyles(): void {
  const links = [...partialLinks()];
  if (links.length === 0) return;
  if (sheets) document.adoptedStyleSheets.push(...sheets);
  for (const link of links) {
    if (!sheets) link.disabled = false;
    delete link.dataset.part;
  }
}

async function loadSheet(url: string): Promise<CSSStyleSheet> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded.`);
  return new CSSStyleSheet({ baseURL: url }).replace(await response.text());
}

function partialLinks(): NodeListOf<HTMLLinkElement> {
  return document.querySelectorAll('link[data-part]');
}
