const focusable = 'a[href], button:not([disabled]), summary, input, [tabindex="0"]';
/** A link of the sidebar to another site opens beside this one, where the reader goes on. */
const leaving = 'a[href]:not([data-sidebar] [target="_blank"])';
const desktop = '(min-width: 997px)';

/**
 * Completes the menu of narrow screens, which opens and closes without a script: the hamburger says
 * whether it is open, the focus goes to the close button and stays inside, and following a link or
 * reaching the desktop width closes it.
 */
export function startMenu(): () => void {
  const wide = window.matchMedia(desktop);
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', keepFocusInside, { signal });
  wide.addEventListener('change', () => wide.matches && openMenu()?.hidePopover(), { signal });
  enableBack();
  document.addEventListener('shell:page', enableBack, { signal });
  revealCurrent();
  return () => stop.abort();
}

function onToggle(event: Event): void {
  const menu = event.target;
  if (!(menu instanceof HTMLElement) || menu.id !== 'menu') return;
  const open = menu.matches(':popover-open');
  document.querySelector('[data-hamburger]')?.setAttribute('aria-expanded', String(open));
  if (open) {
    menu.querySelector<HTMLElement>('[data-menu-close]')?.focus();
    revealCurrent();
  } else {
    menu.removeAttribute('data-pane');
    const hamburger = document.querySelector<HTMLElement>('[data-hamburger]');
    const lost = document.activeElement === document.body || menu.contains(document.activeElement);
    if (lost) hamburger?.focus({ preventScroll: true });
  }
}

function onClick(event: MouseEvent): void {
  const menu = openMenu();
  if (!menu || !(event.target instanceof Element) || !menu.contains(event.target)) return;
  if (event.target.closest('[data-menu-back]')) {
    menu.dataset.pane = 'primary';
    menu.querySelector<HTMLElement>('[data-pane-name="primary"] a')?.focus({ preventScroll: true });
  } else if (event.target.closest(leaving)) {
    menu.hidePopover();
  }
}

function keepFocusInside(event: KeyboardEvent): void {
  const menu = event.key === 'Tab' ? openMenu() : null;
  if (!menu) return;
  const stops = [...menu.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge && menu.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
}

/** Scrolls the menu, and nothing else, to the page being read. */
function revealCurrent(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector<HTMLElement>('nav [aria-current="page"]');
  if (!menu || !current) return;
  const scroller = current.closest<HTMLElement>('[data-menu-scroll]') ?? menu;
  const offset = current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (offset > scroller.clientHeight * 0.8)
    scroller.scrollTop += offset - scroller.clientHeight / 2;
}

function enableBack(): void {
  document.querySelector('[data-menu-back]')?.removeAttribute('disabled');
}

function openMenu(): HTMLElement | null {
  const menu = document.getElementById('menu');
  return menu?.matches(':popover-open') ? menu : null;
}
