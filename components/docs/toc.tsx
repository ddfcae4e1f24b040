import type { TocItem } from '@/lib/toc';
import styles from './toc.module.css';
import { TocList } from './toc-list';

/** The table of contents beside the article; renders nothing for a page without headings in range. */
export function Toc({ items }: { items: TocItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.toc} aria-label="On this page" data-toc>
      <p className={styles.title}>On this page</p>
      <TocList items={items} />
    </nav>
  );
}
