import type { ReactNode } from 'react';
import type { DocTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import styles from './navbar.module.css';
import { Static } from './static';

/** The bar at the top of every page; `search` stands at its end. */
export function Navbar({ search, docs }: { search: ReactNode; docs: DocTargets }) {
  const first = config.navbar.items.some(isLeftSearch);
  return (
    <nav
      aria-label="Main"
      className={styles.navbar}
      data-navbar
      data-hides={config.navbar.hideOnScroll || undefined}
    >
      <div className={styles.inner}>
        <Static name="start" className={styles.zone} docs={docs} />
        {first && search}
        <Static name="end" className={styles.zone} docs={docs} />
        {!first && search}
      </div>
    </nav>
  );
}

function isLeftSearch({ type, position }: { type?: string; position?: string }): boolean {
  return type === 'search' && position === 'left';
}
