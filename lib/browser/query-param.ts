/**
 * Stores a value in the URL's query without adding a history entry, so that the URL can be shared. An empty
 * value removes the key. Without a `state`, the router notices the change. If it is called with the router's
 * own state, the router does not notice, and restores the old URL on its next change.
 */
export function setQueryParam(key: string, value: string, state: unknown = null): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(key, value);
  else url.searchParams.delete(key);
  history.replaceState(state, '', url);
}
