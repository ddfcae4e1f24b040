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
 * Sets up the menu. The menu is a popover, so its buttons open and close it without JavaScript. This function
 * lets Back close the menu, keeps focus inside it while it is open, updates the hamburger button, and makes
 * the button that returns to the main menu work. All listeners are on the document, so they also work for the
 * menus of later pages.
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
    // The reader may have opened the menu before this module loaded.
    if (isOpen(menu)) showState(menu, true);
    // After a reload, the menu is closed but its history entry still exists.
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
 * Updates the hamburger button and the history entry after the menu has opened or closed. Opening moves the
 * focus to the Close button. Closing moves it back to the hamburger button unless something outside the menu
 * has focus.
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
