const selector = '[data-dropdown]';

/**
 * Brings dropdowns to life: they open on pointer hover, on Enter, Space or Arrow Down, and by touch;
 * they close on Escape (the toggle gets the focus back), on leaving and on a press outside.
 * `aria-expanded` tells the truth. Without this they still open by CSS.
 */
export function startDropdowns(): () => void {
  const listeners: [string, (event: Event) => void][] = [
    ['pointerover', onPointerOver],
    ['pointerdown', closeOthers],
    ['focusin', closeOthers],
    ['click', onClick],
    ['keydown', onKeyDown],
  ];
  for (const [name, listener] of listeners) document.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener);
  };
}

function onPointerOver(event: Event): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
  const over = dropdownOf(event.target);
  for (const dropdown of openDropdowns()) {
    if (dropdown !== over && !dropdown.contains(document.activeElement)) setOpen(dropdown, false);
  }
  if (over) setOpen(over, true);
}

function closeOthers(event: Event): void {
  const own = dropdownOf(event.target);
  for (const dropdown of openDropdowns()) if (dropdown !== own) setOpen(dropdown, false);
}

function onClick(event: Event): void {
  const dropdown = dropdownOf(event.target);
  if (!dropdown || !(event instanceof PointerEvent)) return;
  const toggle = toggleOf(dropdown);
  if (!(event.target instanceof Node) || !toggle?.contains(event.target)) {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(dropdown, false);
    return;
  }
  const touched = event.pointerType === 'touch' || event.pointerType === 'pen';
  if (!touched && toggle.getAttribute('href') !== '#') return;
  event.preventDefault();
  setOpen(dropdown, !touched || !isOpen(dropdown));
}

function onKeyDown(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  if (event.key === 'Escape') {
    for (const dropdown of openDropdowns()) {
      if (dropdown.contains(document.activeElement)) toggleOf(dropdown)?.focus();
      setOpen(dropdown, false);
    }
    return;
  }
  const dropdown = dropdownOf(event.target);
  const toggle = dropdown && toggleOf(dropdown);
  if (!dropdown || !toggle || event.target !== toggle) return;
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    setOpen(dropdown, true);
    dropdown.querySelector<HTMLElement>('ul a')?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    setOpen(dropdown, !isOpen(dropdown));
  }
}

function setOpen(dropdown: Element, open: boolean): void {
  dropdown.toggleAttribute('data-open', open);
  toggleOf(dropdown)?.setAttribute('aria-expanded', String(open));
}

function isOpen(dropdown: Element): boolean {
  return dropdown.hasAttribute('data-open');
}

function openDropdowns(): Element[] {
  return [...document.querySelectorAll(`${selector}[data-open]`)];
}

function dropdownOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

function toggleOf(dropdown: Element): HTMLElement | null {
  return dropdown.querySelector<HTMLElement>('[aria-haspopup]');
}
