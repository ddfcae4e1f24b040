import type { FooterColumn } from '@/lib/config/site';
import styles from './footer.module.css';
import { FooterLink } from './footer-link';

/** Titled columns of links. */
export function FooterColumns({ columns }: { columns: FooterColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ title, items }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {items.map((link) => (
              <li key={link.html ?? link.label}>
                <FooterLink link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
