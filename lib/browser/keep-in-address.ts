/**
 * Keeps a value in the address, so that it can be shared, without a step in the history; an empty one is
 * taken out. Without a `state` the router learns of it: with its own state it would not, and would write
 * the old address back when it next changes something.
 */
export function keepInAddress(key: string, value: string, state: unknown = null): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(key, value);
  else url.searchParams.delete(key);
  history.replaceState(state, '', url);
}
