/**
 * Keys for those who do not use a mouse: the arrows go to the page before and after, `?` shows all
 * keys, those of the search included. None of them takes a key from a field.
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
  // Arrows belong to whatever has the focus.
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

/** Offline, the keys work and their list stays away. */
function ignore(): void {}
