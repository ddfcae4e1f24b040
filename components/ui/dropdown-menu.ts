import { onDocumentParsed } from '@/lib/browser/document-parsed';

/**
 * Elements of a dropdown. Its menu is a popover, so the browser opens and closes it on a click on the button,
 * and closes it on Escape or a click elsewhere. This module adds the rest. All listeners are on the document,
 * so they work before React starts and afterwards.
 */
interface Dropdown {
  root: HTMLElement;
  button: HTMLElement;
  menu: HTMLElement;
}

/** Menu that is open because of a mouse hover. It closes when the mouse leaves, unless a click pins it. */
let hovered: HTMLElement | undefined;

/** Starts the dropdowns of the page: hover, arrow keys, focus, and `aria-expanded`. */
export function startDropdowns(): void {
  const listeners = {
    beforetoggle: showState,
    pointerover: openOnHover,
    pointerout: closeOnLeave,
    click: pinOrClose,
    keydown: moveFocus,
    focusin: closeOutside,
  };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, (event) => listener(event, dropdownOf(event.target)), true);
  // The document receives no event for a click inside an iframe, so the menu closes when the window loses the
  // focus.
  window.addEventListener('blur', () => closeOutside());
  onDocumentParsed(() => {
    for (const root of document.querySelectorAll('[data-dropdown]')) adopt(dropdownOf(root));
  });
}

/** Initializes a dropdown that may already be open, because it works without JavaScript. */
function adopt(dropdown: Dropdown | undefined): void {
  if (!dropdown) return;
  const { root, button, menu } = dropdown;
  button.ariaExpanded = String(isOpen(menu));
  // On touch screens, an element stays hovered after a tap.
  if (root.matches(':hover') && matchMedia('(hover: hover)').matches) hover(menu);
}

function showState(event: Event, dropdown?: Dropdown): void {
  if (!(event instanceof ToggleEvent) || event.target !== dropdown?.menu) return;
  const opens = event.newState === 'open';
  dropdown.button.ariaExpanded = String(opens);
  if (!opens) hovered = undefined;
}

function openOnHover(event: Event, dropdown?: Dropdown): void {
  if (dropdown && isMouseCrossing(event, dropdown.root)) hover(dropdown.menu);
}

function hover(menu: HTMLElement): void {
  if (isOpen(menu)) return;
  menu.showPopover();
  hovered = menu;
}

function closeOnLeave(event: Event, dropdown?: Dropdown): void {
  if (!dropdown || dropdown.menu !== hovered || !isMouseCrossing(event, dropdown.root)) return;
  // The reader has switched to the keyboard.
  if (hovered.contains(document.activeElement)) hovered = undefined;
  else hovered.hidePopover();
}

/**
 * Pins a menu that is open because of hover if the click is on its button. Closes the menu if the click is on
 * an entry.
 */
function pinOrClose(event: Event, dropdown?: Dropdown): void {
  if (!dropdown || !(event.target instanceof Element)) return;
  const { button, menu } = dropdown;
  if (event.target.closest('a')) {
    menu.hidePopover();
    return;
  }
  if (!button.contains(event.target)) return;
  if (menu === hovered) event.preventDefault();
  hovered = undefined;
  // Safari does not focus a button on click, and the menu closes when the focus leaves it.
  button.focus();
}

function moveFocus(event: Event, dropdown?: Dropdown): void {
  if (!dropdown || !(event instanceof KeyboardEvent)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const entries = [...dropdown.menu.querySelectorAll<HTMLElement>('a:not([hidden])')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const next = nextEntry(event.key, at, entries.length);
  if (next === undefined) return;
  event.preventDefault();
  if (!isOpen(dropdown.menu)) dropdown.menu.showPopover();
  entries[next]?.focus();
}

/**
 * Returns the index of the entry that a key moves to, or `undefined` for other keys. `at` is the index of the
 * focused entry, or -1 if the button has the focus.
 */
function nextEntry(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function closeOutside(event?: Event): void {
  const open = document.querySelector<HTMLElement>('[data-dropdown] > :popover-open');
  const target = event?.target;
  if (!open || (target instanceof Node && open.parentElement?.contains(target))) return;
  open.hidePopover();
}

/** Whether the mouse enters or leaves the element itself, as opposed to one of its children. */
function isMouseCrossing(event: Event, element: HTMLElement): boolean {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return false;
  return !(event.relatedTarget instanceof Node && element.contains(event.relatedTarget));
}

function dropdownOf(target: EventTarget | null): Dropdown | undefined {
  const root = target instanceof Element ? target.closest<HTMLElement>('[data-dropdown]') : null;
  const button = root?.querySelector<HTMLElement>('[popovertarget]');
  const menu = root?.querySelector<HTMLElement>('[popover]');
  return root && button && menu ? { root, button, menu } : undefined;
}

function isOpen(menu: HTMLElement): boolean {
  return menu.matches(':popover-open');
}
