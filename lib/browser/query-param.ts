/**
 * Sets a parameter in the URL's query without adding a history entry, so that the URL can be shared. An empty
 * value removes the parameter. Next's router notices the change if `state` is null. If `state` is the
 * router's own history state, the router ignores the change and restores the old URL on its next navigation.
 */
export function setQueryParam(key: string, value: string, state: unknown = null): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(key, value);
  else url.searchParams.delete(key);
  history.replaceState(state, '', url);
}
