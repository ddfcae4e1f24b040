/** Scrolls the menu, and nothing else, to the page being read, unless it shows already. */
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
 * Does so once for each page: React takes over a page whose menu the reader may have scrolled since. The menu keeps
 * the path, since the page's script and its later parts share no module.
 */
export function revealNewPage(): void {
  const menu = document.getElementById('menu');
  if (!menu || menu.dataset.revealed === location.pathname) return;
  menu.dataset.revealed = location.pathname;
  // The group that holds the page opens first.
  requestAnimationFrame(revealCurrent);
}
