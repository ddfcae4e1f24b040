import { historyEntry } from '@/components/ui/history-entry';
import { keepFocusInside } from '@/components/ui/keep-focus-inside';
import { onDocumentParsed } from '@/lib/browser/document-parsed';
import { onPage } from '@/lib/browser/page-events';
import { revealCurrent, revealNewPage } from './reveal-current';

/**
 * Selector for links that close the menu when clicked. Sidebar links to other sites are excluded, because
 * they open in a new tab while the reader stays on this page.
 */
const LEAVING = 'a[href]:not(nav [target="_blank"])';
const DESKTOP = '(min-width: 997px)';

const entry = historyEntry('menu', () => openMenu()?.hidePopover());

/**
 * Sets up the behavior of the menu. The menu is a popover, so its buttons open and close it without
 * JavaScript. This function adds a history entry so that Back closes the menu, manages the focus, updates the
 * state of the hamburger button, and handles the button that leads back to the main menu. All listeners are
 * on the document, so they also work for the menus of pages opened later.
 */
export function startMenu(): void {
  document.addEventListener('toggle', onToggle, { capture: true });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (menu?.contains(document.activeElement)) keepFocusInside(event, menu);
  });
  const wide = window.matchMedia(DESKTOP);
  wide.addEventListener('change', () => wide.matches && openMenu()?.hidePopover());
  onDocumentParsed(() => {
    const menu = findMenu();
    if (!menu) return;
    for (const back of menu.querySelectorAll<HTMLButtonElement>('[data-menu-back]'))
      back.disabled = false;
    // The reader may have opened the menu before this script ran.
    if (isOpen(menu)) showState(menu, true);
    // After a reload, the history entry of an open menu still exists although the menu is closed.
    else entry.remove();
  });
  onPage(revealNewPage);
}

function onToggle(event: Event): void {
  const menu = findMenu();
  if (!menu || event.target !== menu || !(event instanceof ToggleEvent)) return;
  const opens = event.newState === 'open';
  showState(menu, opens);
  if (!opens) delete menu.dataset.pane;
}

function onClick(event: MouseEvent): void {
  const menu = openMenu();
  const { target } = event;
  if (!menu || !(target instanceof Element) || !menu.contains(target)) return;
  if (target.closest('[data-menu-back]')) {
    menu.dataset.pane = 'primary';
    menu.querySelector<HTMLElement>('[data-pane-name="primary"] a')?.focus({ preventScroll: true });
  } else if (target.closest(LEAVING)) {
    menu.hidePopover();
  }
}

/**
 * Updates the hamburger button and the history entry. Opening moves the focus to the Close button, and
 * closing moves it back to the hamburger button.
 */
function showState(menu: HTMLElement, open: boolean): void {
  const hamburger = document.querySelector<HTMLElement>('nav [popovertarget="menu"]');
  if (hamburger) hamburger.ariaExpanded = String(open);
  if (open) {
    entry.add();
    menu.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
    revealCurrent();
    return;
  }
  entry.remove();
  const lost = document.activeElement === document.body || menu.contains(document.activeElement);
  if (lost) hamburger?.focus({ preventScroll: true });
}

function findMenu(): HTMLElement | null {
  return document.getElementById('menu');
}

function openMenu(): HTMLElement | undefined {
  const menu = findMenu();
  return menu && isOpen(menu) ? menu : undefined;
}

function isOpen(menu: HTMLElement): boolean {
  return menu.matches(':popover-open');
}
