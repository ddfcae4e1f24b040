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
