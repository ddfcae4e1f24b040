/**
 * Gives the page another address without a step in the history. The router learns of it: with its own
 * state it would not, and would write the old address back when it next changes something.
 */
export function replaceAddress(url: URL): void {
  history.replaceState(null, '', url);
}
