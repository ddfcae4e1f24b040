let isStarting = true;
let isStale = false;

/**
 * Keeps what readers do to the address while React starts: a part of the page, a tab. The router has
 * read the address by then, and would write back what it was when it takes over.
 */
export function keepAddress(): void {
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => {
    // The router marks its own states.
    const isRouters = isStarting && state?.__NA === true;
    if (isRouters) isStale ||= new URL(url ?? '', location.href).href !== location.href;
    replace(state, unused, isRouters ? location.href : url);
  };
}

/** Tells the router the address as it is; called once, when that has taken over. */
export function tellAddress(): void {
  isStarting = false;
  if (isStale) history.replaceState(null, '', location.href);
}
