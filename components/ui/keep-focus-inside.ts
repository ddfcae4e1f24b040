const focusable = 'a[href], button:not([disabled]), summary, input:not([disabled]), [tabindex="0"]';

/**
 * Keeps the focus inside a container when Tab is pressed. Call it on `keydown`. After the last visible
 * focusable element comes the first one, and vice versa with Shift.
 */
export function keepFocusInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>,
  container: HTMLElement,
): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge && container.contains(document.activeElement)) return;
  event.preventDefault();
  event.stopPropagation();
  other?.focus();
}
