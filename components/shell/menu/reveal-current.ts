/**
 * Scrolls the menu, but not the page, to the link of the current page unless that link is already visible.
 */
export function revealCurrent(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector('nav [aria-current="page"]');
  if (!menu || !current) return;
  const scroller = current.closest<HTMLElement>('[data-menu-scroll]') ?? menu;
  const offset = current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (offset < 0 || offset > scroller.clientHeight * 0.8)
    scroller.scrollTop += offset - scroller.clientHeight / 2;
}

/**
 * Scrolls the menu to the link of the current page, once per page. Hydration also triggers this function, and
 * by then the reader may have scrolled the menu. The path is stored on the menu element because the page
 * script and the modules loaded later share no state.
 */
export function revealNewPage(): void {
  const menu = document.getElementById('menu');
  if (!menu || menu.dataset.revealed === location.pathname) return;
  menu.dataset.revealed = location.pathname;
  // Waits a frame, because the group that contains the page opens first.
  requestAnimationFrame(revealCurrent);
}
