'use client';

import { useEffect, useRef } from 'react';
import { SearchButton } from '@/components/search/search-button';
import { ThemeButton } from '@/components/shell/theme/theme';
import { Icon } from '@/components/ui/icon';
import { MenuIcon } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { menuToggle, navbarName } from '@/content/messages/shell';
import { Brand } from './logo';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';

const { items, hideOnScroll: hides } = config.navbar;
const searchFirst = items.some(({ type, position }) => type === 'search' && position === 'left');

/**
 * Renders the bar at the top of every page, with the hamburger button, the brand, the navbar items, and the
 * search button.
 */
export function Navbar() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hides) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./hide-on-scroll').then(
      ({ hideOnScroll }) => {
        if (!isOver && bar.current) stop = hideOnScroll(bar.current);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return (
    <nav ref={bar} aria-label={navbarName} className={styles.navbar}>
      <div className={styles.inner}>
        <div className={styles.start}>
          <button
            type="button"
            className={styles.hamburger}
            aria-label={menuToggle}
            aria-expanded="false"
            popoverTarget="menu"
          >
            <Icon of={MenuIcon} size={22} />
          </button>
          <Brand />
          <NavbarItems side="start" />
        </div>
        {searchFirst && <SearchButton />}
        <div className={styles.end}>
          <NavbarItems side="end" />
          <div className={styles.item}>
            <ThemeButton />
          </div>
        </div>
        {!searchFirst && <SearchButton />}
      </div>
    </nav>
  );
}
