import { onDocumentParsed } from '@/lib/browser/document-parsed';

/**
 * Elements of a dropdown. The menu is a popover, so the browser opens and closes it when the button is
 * clicked, and closes it when the reader presses Escape or clicks elsewhere. This module adds hover, arrow
 * keys, focus handling, and `aria-expanded`. All listeners are on the document, so they work before and after
 * React starts.
 */
interface Dropdown {
  root: HTMLElement;
  button: HTMLElement;
  menu: HTMLElement;
}

/**
 * Menu that is open because of hovering. It closes when the mouse leaves, unless a click on the button pins
 * it.
 */
let hovered: HTMLElement | undefined;

/** Sets up the behavior of the page's dropdowns: hover, arrow keys, focus, and `aria-expanded`. */
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
  // The document receives no event for a click inside an iframe, so the menu closes when the window loses
  // focus.
  window.addEventListener('blur', () => closeOutside());
  onDocumentParsed(() => {
    for (const root of document.querySelectorAll('[data-dropdown]')) adopt(dropdownOf(root));
  });
}

/**
 * Sets up a dropdown that the reader may already have opened, because dropdowns also work without JavaScript.
 */
function adopt(dropdown: Dropdown | undefined): void {
  if (!dropdown) return;
  const { root, button, menu } = dropdown;
  button.ariaExpanded = String(isOpen(menu));
  // On touch screens, an element still matches `:hover` after a tap.
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
 * If the reader clicks the button while the menu is open because of hovering, the menu stays open. If the
 * reader clicks an entry, the menu closes.
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
  // Safari does not focus a button on click, and the menu closes if the focus is elsewhere.
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
 * Returns the index of the menu entry that a key moves the focus to, or `undefined` if the key does not move
 * it. `at` is the index of the focused entry, or -1 if no entry has focus. Home and End work only if an entry
 * has focus.
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

/** Whether the mouse enters or leaves an element, as opposed to moving between its children. */
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
