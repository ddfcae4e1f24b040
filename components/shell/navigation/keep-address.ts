let isStarting = true;
let isStale = false;

/**
 * Keeps what readers do to the address while React starts: a part of the page, a tab. The router has
 * read the address by then, and would write back what it was when it takes over.
 */
export function keepAddress(): void {
  const read = location.href;
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => {
    // The router marks its own states; of these only the address that it has read is written back.
    const isBack = new URL(url ?? '', location.href).href === read;
    const isFromRouter = isStarting && state?.__NA === true && isBack;
    if (isFromRouter) isStale ||= location.href !== read;
    replace(state, unused, isFromRouter ? location.href : url);
  };
}

/** Tells the router the current address; called once, after the router has taken over. */
export function tellAddress(): void {
  isStarting = false;
  if (isStale) history.replaceState(null, '', location.href);
}
