/**
 * Scrolls the menu, but not the page, to the current page's link, unless that link is already visible. The
 * sidebar's filter covers the top of the menu, as far as its scroll padding.
 */
export function revealCurrent(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector('nav [aria-current="page"]');
  if (!menu || !current) return;
  const scroller = current.closest<HTMLElement>('[data-menu-scroll]') ?? menu;
  const offset = current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  if (offset < covered || offset > scroller.clientHeight * 0.8)
    scroller.scrollTop += offset - scroller.clientHeight / 2;
}

/**
 * Scrolls the menu to the current page's link, once per page. Hydration triggers this function again, and by
 * then the reader may have scrolled the menu. The path of the last page is stored on the menu element because
 * separately bundled scripts call this function and share no variables.
 */
export function revealNewPage(): void {
  const menu = document.getElementById('menu');
  if (!menu || menu.dataset.revealed === location.pathname) return;
  menu.dataset.revealed = location.pathname;
  // The sidebar group that contains the page opens before the next frame.
  requestAnimationFrame(revealCurrent);
}
