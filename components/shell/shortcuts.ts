import { showShortcuts } from './shortcuts-dialog';

/**
 * Keys for those who do not use a mouse: Ctrl or Cmd + K and `/` go to the search, the arrows to the
 * page before and after, `?` shows them all. None of them takes a key from a field.
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
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey)
    return clickOn('a[data-search]');
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '/') return clickOn('a[data-search]');
  if (key === '?') return showShortcuts;
  // Arrows belong to whatever has the focus.
  if (shiftKey || document.activeElement !== document.body) return undefined;
  if (key === 'ArrowLeft') return clickOn('#main a[rel~="prev"]');
  if (key === 'ArrowRight') return clickOn('#main a[rel~="next"]');
  return undefined;
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
