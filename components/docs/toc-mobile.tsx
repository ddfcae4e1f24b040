import { Collapsible } from '@/components/ui/collapsible';
import styles from './toc.module.css';

/**
 * The collapsed table of contents above the article on narrow screens. `startToc` puts a copy of the
 * wide one into it when it is first opened, so that no page says its headings three times.
 */
export function TocMobile() {
  return (
    <div className={styles.mobile} data-toc-mobile>
      <Collapsible summary="On this page">{null}</Collapsible>
    </div>
  );
}
