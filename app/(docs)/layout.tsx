import type { ReactNode } from 'react';
import { currentSite } from '@/app/site';
import styles from '@/components/page/doc/columns.module.css';
import { BackToTop } from '@/components/shell/footer/back-to-top';
import { Menu } from '@/components/shell/menu/menu';
import { DocsSidebar } from '@/components/shell/sidebar/docs-sidebar';

/**
 * Layout of docs pages. The sidebar stays mounted during navigation, so it keeps its open categories and
 * scroll position.
 */
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
