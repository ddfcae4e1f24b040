import { Fragment } from 'react';
import type { FooterLink as Config } from '@/lib/config/site';
import styles from './footer.module.css';
import { FooterLink } from './footer-link';

/** One row of links with middle dots between them, stacked on narrow screens. */
export function FooterRow({ links }: { links: Config[] }) {
  return (
    <div className={styles.row}>
      {links.map((link, index) => (
        <Fragment key={link.html ?? link.label}>
          {index > 0 && <span className={styles.dot}> · </span>}
          <FooterLink link={link} />
        </Fragment>
      ))}
    </div>
  );
}
