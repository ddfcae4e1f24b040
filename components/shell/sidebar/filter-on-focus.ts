/** Selector for the field that filters the sidebar. */
const FIELD = '[data-sidebar] input';

/** Loads and starts the sidebar's filter when its field has focus. */
export function filterOnFocus(): void {
  const isStarted = new AbortController();
  const { signal } = isStarted;
  const load = () => {
    if (!document.activeElement?.matches(FIELD)) return;
    import('./filter-sidebar').then(
      ({ startSidebarFilter }) => {
        if (signal.aborted) return;
        isStarted.abort();
        startSidebarFilter(FIELD);
      },
      // If the module fails to load, the next focus loads it again.
      () => {},
    );
  };
  document.addEventListener('focusin', load, { signal });
  load();
}
