import type { ReactNode } from 'react';
import { Link } from '@/components/shell/link';
import styles from './hero.module.css';

interface Props {
  title: string;
  description: string;
  /** What stands above the title. */
  badge: ReactNode;
}

/** The one line that says what the library does, and the two ways on. */
export function Hero({ title, description, badge }: Props) {
  return (
    <header className={styles.hero}>
      {badge}
      <h1>{title}</h1>
      <p className={styles.lead}>{description}</p>
      <p className={styles.actions}>
        <Link href="/getting-started/installation" data-primary="">
          Install NativeWind
        </Link>
        <Link href="/core-concepts/how-it-works">How it works</Link>
      </p>
    </header>
  );
}
