const stop = new AbortController();
let chosen: string | undefined;

/**
 * Notes the part of the page that a reader goes to while React starts. The router has read the
 * address by then, and writes it back without that part when it takes over.
 */
export function watchHash(): void {
  const { signal } = stop;
  window.addEventListener(
    'hashchange',
    () => {
      chosen = location.hash;
    },
    { signal },
  );
}

/** Gives the address its part again, through the router; called once, when that has taken over. */
export function restoreHash(): void {
  stop.abort();
  if (chosen !== undefined && chosen !== location.hash) history.replaceState(null, '', chosen);
}
