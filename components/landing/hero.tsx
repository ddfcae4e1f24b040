import { Link } from '@/components/shell/link';
import styles from './hero.module.css';

/** The one line that says what the library does, and the two ways on. */
export function Hero({ title, description }: { title: string; description: string }) {
  return (
    <header className={styles.hero}>
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
