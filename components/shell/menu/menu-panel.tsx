import { X } from 'lucide';
import { usePathname } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Brand } from '@/components/shell/navbar/logo';
import { MenuItems } from '@/components/shell/navbar/navbar-items';
import { ThemeButton } from '@/components/shell/theme/theme';
import { useHydrated } from '@/components/shell/use-stored';
import { Icon } from '@/components/ui/icon';
import { keepFocusInside } from '@/components/ui/keep-focus-inside';
import { config } from '@/components/ui/site-config';
import { leadsAway } from '@/lib/browser/page-link';
import styles from './menu.module.css';
import items from './menu-items.module.css';
import { revealCurrent } from './reveal-current';

/** A link of the sidebar to another site opens beside this one, where the reader goes on. */
const leaving = 'a[href]:not(nav [target="_blank"])';
const desktop = '(min-width: 997px)';

/**
 * The menu of the page, once on each. On wide screens it is a column with what is specific to the
 * page (`children`, such as the docs sidebar) and is absent without it; on narrow screens a panel
 * that the hamburger opens, with those on top of the navbar's items. It opens and closes before
 * React starts; React keeps the focus inside and says what is open.
 */
export function MenuPanel({ children }: { children?: ReactNode }) {
  const menu = useRef<HTMLElement>(null);
  /** Whether a link closes it, which takes its history entry. */
  const isLeaving = useRef(false);
  const [pane, setPane] = useState<'primary'>();
  const isReady = useHydrated();
  const path = usePathname();
  useEffect(() => {
    if (menu.current) return connect(menu.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another link
  useEffect(() => {
    // The group that holds it opens first.
    requestAnimationFrame(() => menu.current && revealCurrent(menu.current));
  }, [path]);
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const isOpen = event.newState === 'open';
    showState(event.currentTarget, isOpen);
    if (!isLeaving.current) keepEntry(isOpen);
    isLeaving.current = false;
    if (!isOpen) setPane(undefined);
  };
  const onBack = () => {
    // At once, since only what shows can take the focus.
    flushSync(() => setPane('primary'));
    menu.current
      ?.querySelector<HTMLElement>(`.${styles.primary} a`)
      ?.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(leaving) || !isOpen(menu.current)) return;
    isLeaving.current = leadsAway(event, location.href);
    menu.current?.hidePopover();
  };
  return (
    <aside
      ref={menu}
      id="menu"
      popover="auto"
      className={styles.menu}
      aria-label="Menu"
      data-pane={pane}
      onToggle={onToggle}
      onClick={onClick}
      onKeyDown={(event) => {
        if (isOpen(event.currentTarget)) keepFocusInside(event, event.currentTarget);
      }}
    >
      <div className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <ThemeButton />
          <button
            type="button"
            className={styles.close}
            aria-label="Close navigation bar"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon of={X} size={22} />
          </button>
        </div>
      </div>
      <div className={styles.panes}>
        <div className={styles.secondary} data-pane-name="secondary" data-menu-scroll>
          {config.navbar.hideOnScroll && (
            <div className={styles.brand}>
              <Brand tabIndex={-1} />
            </div>
          )}
          {config.navbar.items.length > 0 && (
            <button type="button" className={styles.back} disabled={!isReady} onClick={onBack}>
              ← Back to main menu
            </button>
          )}
          {children}
        </div>
        <div className={styles.primary} data-pane-name="primary">
          <ul className={items.items}>
            <MenuItems />
          </ul>
        </div>
      </div>
    </aside>
  );
}

/** Shows what happened before React started, and closes the menu where the window grows too wide for it. */
function connect(menu: HTMLElement): () => void {
  if (isOpen(menu)) showState(menu, true);
  // After a reload the entry of the open menu is there without the menu.
  keepEntry(isOpen(menu));
  const wide = window.matchMedia(desktop);
  const stop = new AbortController();
  const { signal } = stop;
  wide.addEventListener('change', () => wide.matches && menu.hidePopover(), { signal });
  window.addEventListener('popstate', () => isMenuEntry() || menu.hidePopover(), { signal });
  return () => stop.abort();
}

/** The hamburger says whether the menu is open; the focus goes to the way out, and back. */
function showState(menu: HTMLElement, open: boolean): void {
  const hamburger = document.querySelector<HTMLElement>('nav [popovertarget="menu"]');
  hamburger?.setAttribute('aria-expanded', String(open));
  if (open) {
    menu.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
    revealCurrent(menu);
    return;
  }
  const lost = document.activeElement === document.body || menu.contains(document.activeElement);
  if (lost) hamburger?.focus({ preventScroll: true });
}

/**
 * Gives the open menu a history entry of its own, so that Back closes it instead of leaving the page:
 * nothing can stop a step back to another document. A closed menu gives its entry back.
 */
function keepEntry(isOpen: boolean): void {
  if (isOpen === isMenuEntry()) return;
  // With the router's own state, so that the router takes no notice.
  if (isOpen) history.pushState({ ...history.state, layer: 'menu' }, '');
  else history.back();
}

function isMenuEntry(): boolean {
  return history.state?.layer === 'menu';
}

function isOpen(menu: HTMLElement | null): boolean {
  return menu?.matches(':popover-open') === true;
}
