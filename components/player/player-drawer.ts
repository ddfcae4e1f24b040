/** Returns the element that contains the panels of a player: the drawer below the result, or the player. */
export function drawerOf(element: HTMLElement): Element {
  return element.querySelector('[data-drawer]') ?? element;
}

/** Shows or hides a panel. In a drawer, it replaces the other panel. `button` is the panel's toggle button. */
export function togglePanel(panel: HTMLElement, button: HTMLElement): void {
  const isOpen = panel.hidden;
  if (isOpen && panel.closest('[data-drawer]')) {
    for (const other of panel.parentElement?.children ?? []) other.toggleAttribute('hidden', true);
    for (const other of button.parentElement?.children ?? []) other.ariaExpanded = 'false';
  }
  panel.hidden = !isOpen;
  button.ariaExpanded = String(isOpen);
}
