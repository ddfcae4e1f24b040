import { whenRead } from '@/lib/browser/when-read';

/**
 * The part of a dropdown that the browser does not provide. Its menu is a popover: the button opens and
 * closes it, Escape and a press elsewhere on the page close it. All listeners are on the document, so
 * they serve the HTML of the page before React starts and the same elements afterwards.
 */
interface Dropdown {
  root: HTMLElement;
  button: HTMLElement;
  menu: HTMLElement;
}

/** The menu that a hovering mouse has opened. It closes when the mouse leaves, unless a click pins it. */
let hovered: HTMLElement | undefined;

/** Starts the dropdowns of the page: hover, arrow keys, focus and `aria-expanded`. */
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
  // The document gets no event from a click in one of its frames.
  window.addEventListener('blur', () => closeOutside());
  whenRead(() => {
    for (const root of document.querySelectorAll('[data-dropdown]')) adopt(dropdownOf(root));
  });
}

/** Takes over a dropdown that has worked without a script so far, and may be open. */
function adopt(dropdown: Dropdown | undefined): void {
  if (!dropdown) return;
  const { root, button, menu } = dropdown;
  button.ariaExpanded = String(isOpen(menu));
  // On touch screens an element stays hovered after a tap.
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
  // The reader has gone on by keys.
  if (hovered.contains(document.activeElement)) hovered = undefined;
  else hovered.hidePopover();
}

/** A click on the button of a menu that is open by hover keeps it open; a click on an entry closes it. */
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
  // Safari does not focus a button on a click, and the menu closes when the focus leaves.
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

/** The index of the entry that a key leads to, from the entry at `at`, or from the button where it is -1. */
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

/** True when a mouse enters or leaves the element itself, not only one of its children. */
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
