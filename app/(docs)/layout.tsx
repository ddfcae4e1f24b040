import type { ReactNode } from 'react';
import { currentSite } from '@/app/site';
import styles from '@/components/page/doc/columns.module.css';
import { BackToTop } from '@/components/shell/footer/back-to-top';
import { Menu } from '@/components/shell/menu/menu';
import { DocsSidebar } from '@/components/shell/sidebar/docs-sidebar';

/** Keeps the sidebar mounted, open categories and scroll position included, between docs pages. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <Menu>
        <DocsSidebar />
      </Menu>
      {children}
      {currentSite().config.backToTop && <BackToTop />}
    </div>
  );
}
