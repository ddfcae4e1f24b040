/** Returns the element that contains the panels of a player: the drawer below the result, or the player. */
export function drawerOf(element: HTMLElement): Element {
  return element.querySelector('[data-drawer]') ?? element;
}
