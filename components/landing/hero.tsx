import type { ReactNode } from 'react';
import { Link } from '@/components/shell/link';
import type { PageData } from '@/lib/page/page-data';
import styles from './hero.module.css';

interface Props {
  page: Pick<PageData, 'title' | 'description' | 'hero'>;
  /** What stands above the title. */
  badge: ReactNode;
}

/** The one line that says what the product does, and the ways on that the page's front matter names. */
export function Hero({ page, badge }: Props) {
  return (
    <header className={styles.hero}>
      {badge}
      <h1>{page.title}</h1>
      <p className={styles.lead}>{page.description}</p>
      <p className={styles.actions}>
        {page.hero?.actions.map(({ label, to }, index) => (
          <Link key={to} href={to} data-primary={index === 0 ? '' : undefined}>
            {label}
          </Link>
        ))}
      </p>
    </header>
  );
}
