'use client';

import type { ReactNode } from 'react';
import { Brand } from '@/components/shell/navbar/logo';
import { MenuItems } from '@/components/shell/navbar/navbar-items';
import { ThemeButton } from '@/components/shell/theme/theme';
import { Icon } from '@/components/ui/icon';
import { X } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { menuBack, menuClose, menuName } from '@/content/messages/shell';
import styles from './menu.module.css';
import items from './menu-items.module.css';

/**
 * Renders a page's menu. `children` is content specific to the page, such as the docs sidebar. On wide
 * screens, the menu is a column with that content, and it is hidden if there is none. On narrow screens, the
 * menu is a panel that the hamburger button opens. It contains the navbar items, initially covered by
 * `children`. `open-menu.ts` adds the behavior.
 */
export function Menu({ children }: { children?: ReactNode }) {
  return (
    <aside id="menu" popover="auto" className={styles.menu} aria-label={menuName}>
      <div className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <ThemeButton />
          <button
            type="button"
            className={styles.close}
            aria-label={menuClose}
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
            <button
              type="button"
              className={styles.back}
              disabled={typeof document === 'undefined'}
              suppressHydrationWarning
              data-menu-back
            >
              {menuBack}
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
