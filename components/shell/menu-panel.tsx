'use client';

import type { ReactNode } from 'react';
import type { DocTargets } from '@/lib/shell/doc-targets';
import styles from './menu.module.css';
import { Static } from './static';

/** The panel of the menu; see Menu. */
export function MenuPanel({ docs, children }: { docs: DocTargets; children?: ReactNode }) {
  return (
    <aside id="menu" popover="auto" className={styles.menu} aria-label="Menu" data-menu>
      <Static name="menu-header" className={styles.header} />
      <div className={styles.panes}>
        <div className={styles.secondary} data-pane-name="secondary" data-menu-scroll>
          <Static name="menu-top" />
          {children}
        </div>
        <div className={styles.primary} data-pane-name="primary">
          <Static name="menu-items" docs={docs} />
        </div>
      </div>
    </aside>
  );
}
