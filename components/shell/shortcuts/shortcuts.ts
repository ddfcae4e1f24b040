/**
 * Starts the keyboard shortcuts: the left and right arrow keys open the previous and next page, and `?` lists
 * all shortcuts, including those of the search. Shortcuts are disabled while the reader types in a field. The
 * arrow keys work only while no element has focus. Returns a function that removes the listener.
 */
export function startShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return showHelp;
  // The focused element may need the arrow keys itself.
  if (shiftKey || document.activeElement !== document.body) return undefined;
  if (key === 'ArrowLeft') return clickOn('main a[rel~="prev"]');
  if (key === 'ArrowRight') return clickOn('main a[rel~="next"]');
  return undefined;
}

function showHelp(): void {
  import('./shortcuts-dialog').then(({ showShortcuts }) => showShortcuts(), ignore);
}

function clickOn(selector: string): (() => void) | undefined {
  const link = document.querySelector<HTMLElement>(selector);
  return link ? () => link.click() : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** Ignores a failure to load the dialog, for example when offline. The shortcuts themselves still work. */
function ignore(): void {}
